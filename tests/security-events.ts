import { startTestServer, type TestServer } from './server.ts';

type Line = { security?: { event: string; userId: number | null; network: string } };

/** Starts a server and collects what it logs. `eventsOf` returns the security events that `work` logs. */
export async function startLoggingServer(options: Parameters<typeof startTestServer>[0] = {}) {
  const logLines: string[] = [];
  const server: TestServer = await startTestServer({
    ...options,
    logTo: { write: (line: string) => void logLines.push(line) },
  });
  async function eventsOf(work: () => Promise<unknown>) {
    const before = logLines.length;
    await work();
    return logLines
      .slice(before)
      .map((line) => (JSON.parse(line) as Line).security)
      .filter((event) => event !== undefined);
  }
  return { server, logLines, eventsOf };
}
