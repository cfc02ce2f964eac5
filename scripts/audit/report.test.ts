import { expect, test } from 'vitest';
import { describeAudit } from './report.ts';

test('lists and counts packages with known vulnerabilities', () => {
  const vulnerability = { name: 'left-pad', severity: 'high', range: '<1.3.1', via: [], nodes: [] };
  const report = JSON.stringify({
    auditReportVersion: 2,
    vulnerabilities: { 'left-pad': vulnerability },
  });
  expect(describeAudit(report)).toEqual({
    summary: 'Known vulnerabilities:\n  left-pad <1.3.1 (high)',
    vulnerable: 1,
  });
});

test('says so when there are no known vulnerabilities', () => {
  const report = JSON.stringify({ auditReportVersion: 2, vulnerabilities: {} });
  expect(describeAudit(report).summary).toBe('No known vulnerabilities.');
});

test.each(['', 'npm error', '{"message":"405 Method Not Allowed","error":{"summary":""}}'])(
  'passes with a note when the registry gives no answer: %j',
  (output) => {
    expect(describeAudit(output)).toEqual({
      summary: "Couldn't check for known vulnerabilities: the registry gave no answer.",
      vulnerable: 0,
    });
  },
);
