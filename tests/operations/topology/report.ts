const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`;

export type Report = ReturnType<typeof startReport>;

/** Collects what was seen, one row a step, and prints it as a table for docs/operations.md. */
export function startReport() {
  const rows: [string, string][] = [];
  return {
    add: (step: string, seen: string) => void rows.push([step, seen]),
    seconds,
    print: () => {
      const lines = rows.map(([step, seen]) => `| ${step} | ${seen} |`);
      const table = ['| step | seen |', '| --- | --- |', ...lines].join('\n');
      process.stdout.write(`\n${table}\n`);
    },
  };
}
