type Report = {
  vulnerabilities?: Record<string, { name: string; severity: string; range: string }>;
};

/** What `npm audit --json` printed, as a sentence, and how many packages have known holes. */
export function describeAudit(output: string): { sentence: string; holes: number } {
  const { vulnerabilities } = read(output);
  if (!vulnerabilities) {
    return { sentence: 'The registry could not be asked about known holes.', holes: 0 };
  }
  const found = Object.values(vulnerabilities);
  if (found.length === 0) return { sentence: 'No package has a known hole.', holes: 0 };
  const lines = found.map(({ name, severity, range }) => `  ${name} ${range} (${severity})`);
  return { sentence: `Known holes:\n${lines.join('\n')}`, holes: found.length };
}

function read(output: string): Report {
  try {
    return JSON.parse(output) as Report;
  } catch {
    return {};
  }
}
