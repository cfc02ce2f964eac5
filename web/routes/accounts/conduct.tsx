import { Link } from 'react-router';
import { paths } from '#web/lib/paths.ts';
import { TextPage, Section } from '#web/ui/page/text-page.tsx';

export const Component = () => (
  <TextPage
    title="Code of Conduct"
    lead="What we expect of everyone here, and what happens when someone breaks it."
  >
    <Section title="Be someone people like to build with">
      <p>
        Assume good intentions. Explain instead of showing off: many people here are doing this for
        the first time. Talk about the work and not about the person. Keep your promises, or say
        early that you can’t.
      </p>
    </Section>
    <Section title="What isn’t okay">
      <ul className="list-disc pl-5">
        <li>insulting, threatening, stalking or putting people down, whoever they are</li>
        <li>unwanted sexual attention</li>
        <li>sharing someone’s private details</li>
        <li>pretending to be someone else</li>
        <li>spam, scams, and luring people into unpaid work with false promises</li>
        <li>anything illegal, and work that isn’t yours</li>
      </ul>
    </Section>
    <Section title="If something happens">
      <p>
        Choose “Report” in the ⋯ menu of a profile or a project, or below a comment. You don’t need
        an account. An admin looks at it and emails you what they decide. Nobody else is told who
        reported it.
      </p>
      <p>
        You can also block someone from the menu on their profile. They aren’t told. The list of
        people you’ve blocked is in{' '}
        <Link to={paths.settingsSection('privacy')} className="link">
          your settings
        </Link>
        .
      </p>
    </Section>
    <Section title="What admins do">
      <p>
        They can hide content, close a project, or suspend an account for a few days or for good.
        Each decision has a reason, which is emailed to both sides. If a decision is about you, you
        can object to it once. Everything admins do is recorded in a log that can’t be changed.
      </p>
    </Section>
  </TextPage>
);
