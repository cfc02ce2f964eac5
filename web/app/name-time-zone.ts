// Names this browser's time zone to the server, so that it renders pages with the right times. A module
// of its own, because few browsers need it.
const isSecure = location.protocol === 'https:';
const days = 400;

document.cookie = [
  `${isSecure ? '__Host-' : ''}pieces_time_zone=${new Intl.DateTimeFormat().resolvedOptions().timeZone}`,
  'path=/',
  'samesite=lax',
  `max-age=${days * 24 * 60 * 60}`,
  ...(isSecure ? ['secure'] : []),
].join('; ');
