import React from 'react';

const Never = () => {
  throw new Promise(() => {});
};

// The server leaves out the parts of a page that load later: until their script is there, React
// ignores clicks on what was rendered of them.
Object.assign(React, { lazy: () => Never });
