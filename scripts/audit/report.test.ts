import { expect, test } from 'vitest';
import { describeAudit } from './report.ts';

test('a package with a known hole is named, and counted', () => {
  const hole = { name: 'left-pad', severity: 'high', range: '<1.3.1', via: [], nodes: [] };
  const report = JSON.stringify({ auditReportVersion: 2, vulnerabilities: { 'left-pad': hole } });
  expect(describeAudit(report)).toEqual({
    sentence: 'Known holes:\n  left-pad <1.3.1 (high)',
    holes: 1,
  });
});

test('without holes there are none', () => {
  const report = JSON.stringify({ auditReportVersion: 2, vulnerabilities: {} });
  expect(describeAudit(report).sentence).toBe('No package has a known hole.');
});

test.each(['', 'npm error', '{"message":"405 Method Not Allowed","error":{"summary":""}}'])(
  'a registry that cannot be asked is no hole, and that is said: %j',
  (output) => {
    expect(describeAudit(output)).toEqual({
      sentence: 'The registry could not be asked about known holes.',
      holes: 0,
    });
  },
);
