type Report = {
  vulnerabilities?: Record<string, { name: string; severity: string; range: string }>;
};

/** Summarizes the output of `npm audit --json` and counts the packages with known vulnerabilities. */
export function describeAudit(output: string): { summary: string; vulnerable: number } {
  const { vulnerabilities } = read(output);
  if (!vulnerabilities) {
    return {
      summary: "Couldn't check for known vulnerabilities: the registry gave no answer.",
      vulnerable: 0,
    };
  }
  const found = Object.values(vulnerabilities);
  if (found.length === 0) return { summary: 'No known vulnerabilities.', vulnerable: 0 };
  const lines = found.map(({ name, severity, range }) => `  ${name} ${range} (${severity})`);
  return { summary: `Known vulnerabilities:\n${lines.join('\n')}`, vulnerable: found.length };
}

function read(output: string): Report {
  try {
    return JSON.parse(output) as Report;
  } catch {
    return {};
  }
}
