import { matchExplanation } from '#contract/matching/match-explanation.ts';
import {
  awakeDays,
  bandNames,
  bandPoints,
  bands,
  dismissalDays,
  mostPoints,
  reasonKeys,
} from '#contract/matching/match-points.ts';

/** Every rule and every point, from the constants that the server uses. */
export const HowMatchingWorks = () => (
  <div className="grid grid-cols-1 gap-8">
    <section aria-labelledby="points">
      <h2 id="points" className="text-xl">
        Points
      </h2>
      <p className="mt-1 text-soft">
        We compare you with open roles. Anything we don’t know counts half, so leaving answers out
        doesn’t hurt you.
      </p>
      <dl className="mt-3 divide-y divide-line rounded-lg border border-line bg-surface">
        {reasonKeys.map((key) => (
          <div key={key} className="grid gap-x-4 gap-y-1 px-4 py-3 sm:grid-cols-[9rem_1fr]">
            <dt>
              <span className="font-semibold">{matchExplanation[key].name}</span>
              <span className="block text-sm text-soft tabular-nums">
                up to {mostPoints[key]} points
              </span>
            </dt>
            <dd>
              <ul className="grid gap-1">
                {matchExplanation[key].rules.map((rule) => (
                  <li key={rule}>{rule}</li>
                ))}
              </ul>
            </dd>
          </div>
        ))}
      </dl>
    </section>
    <section aria-labelledby="bands" className="max-w-measure">
      <h2 id="bands" className="text-xl">
        Order
      </h2>
      <ul className="mt-2 list-disc pl-5">
        {bands.map((band) => (
          <li key={band}>
            “{bandNames[band]}”:{' '}
            {bandPoints[band] === 0 ? 'fewer' : `${bandPoints[band]} points or more`}
          </li>
        ))}
      </ul>
      <p className="mt-2">
        Within a group, points don’t matter. Teams with the fewest requests for each opening come
        first, then the order is random and changes every day.
      </p>
    </section>
    <section aria-labelledby="together" className="max-w-measure">
      <h2 id="together" className="text-xl">
        People you’ve built with
      </h2>
      <p className="mt-2">
        When you’ve left a team or completed a project, we ask you and your teammates whether you’d
        build with each other again. If two of you say yes, you both see that here. It doesn’t
        affect points. Nobody else sees it, and nobody sees any other answer.
      </p>
    </section>
    <section aria-labelledby="shown" className="max-w-measure">
      <h2 id="shown" className="text-xl">
        Which teams you see
      </h2>
      <p className="mt-2">
        Teams with an open role that you aren’t on, where something happened in the last {awakeDays}{' '}
        days, and that share a language with you if you’ve both listed some. Teams that declined you
        are hidden for 30 days. Teams that removed you, or that you dismissed, are hidden for{' '}
        {dismissalDays} days.
      </p>
    </section>
    <section aria-labelledby="teams" className="max-w-measure">
      <h2 id="teams" className="text-xl">
        When teams look for people
      </h2>
      <p className="mt-2">
        The same rules without “{matchExplanation.answers.name}”, and only for people who let teams
        find them. Their leads see your name, photo, skills and answers, never your email address.
      </p>
    </section>
    <section aria-labelledby="never" className="max-w-measure">
      <h2 id="never" className="text-xl">
        What never counts
      </h2>
      <p className="mt-2">
        Badges, contributions, followers, the age of your account, your photo, your name and where
        you live.
      </p>
    </section>
  </div>
);
