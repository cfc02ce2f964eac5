/** Whether others can reach this address, at least in the same network. */
export function isReachable(publicUrl: string): boolean {
  const { hostname } = new URL(publicUrl);
  return !/^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\]|0\.0\.0\.0)$/.test(hostname);
}
