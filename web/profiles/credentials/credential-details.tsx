import { Link } from 'react-router';
import type { Credential } from '#contract/profiles/credentials.ts';
import { formatFullDate } from '#web/lib/formats/format-dates.ts';
import { credentialFile, verifyCredentials } from '#web/lib/links.ts';
import { paths } from '#web/lib/paths.ts';
import { buttonClasses } from '#web/ui/button.tsx';

/** What a credential says, and how to check that it's genuine. */
export function CredentialDetails({ credential }: { credential: Credential }) {
  const { id, kind, project, role, work, rule, from, issuedAt, issuer } = credential;
  const isResult = kind === 'result';
  return (
    <>
      <dl className="grid grid-cols-1 gap-4 rounded-lg border border-line bg-surface p-5">
        <div>
          <dt className="text-sm text-soft">Project</dt>
          <dd>
            <Link to={paths.project(project.id)} className="link wrap-anywhere">
              {project.name}
            </Link>
          </dd>
        </div>
        {role && <Fact label="Role">{role}</Fact>}
        <Fact label={isResult ? 'Result' : 'Work'}>{work}</Fact>
        <Fact label={isResult ? 'The hackathon started' : 'On the team since'}>
          {formatFullDate(new Date(`${from}T00:00`))}
        </Fact>
        <Fact label={isResult ? 'What it proves' : 'Requirements'}>{rule}</Fact>
        <Fact label="Signed">{`${formatFullDate(new Date(issuedAt))}, by ${issuer}`}</Fact>
      </dl>
      <div className="flex flex-wrap gap-2">
        <a
          href={credentialFile(id)}
          download
          className={buttonClasses({ variant: 'primary', size: 'md' })}
        >
          Download
        </a>
        <a href={verifyCredentials} className={buttonClasses({})}>
          Verify a credential
        </a>
      </div>
      <p className="max-w-measure text-body text-soft">
        Many portfolios and wallets can import this file (Open Badge 3.0).
      </p>
    </>
  );
}

const Fact = ({ label, children }: { label: string; children: string }) => (
  <div>
    <dt className="text-sm text-soft">{label}</dt>
    <dd className="wrap-anywhere">{children}</dd>
  </div>
);
