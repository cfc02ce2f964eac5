import { PlainText, Section } from '#web/ui/plain-text.tsx';

export function Component() {
  return (
    <PlainText title="Privacy Policy" lead="What is stored about you, why, and who sees it.">
      <Section title="What is stored">
        <p>
          Your name, your email address, a hash of your password, what you fill into your profile,
          and the projects, tickets and memberships you make. For each browser that is signed in:
          its description, its network address, and since when.
        </p>
      </Section>
      <Section title="Who sees it">
        <p>
          Everyone sees project cards with the names of their members. A project’s board is for its
          members. Your email address is shown to nobody.
        </p>
      </Section>
      <Section title="Cookies">
        <p>
          Three, all of them needed: one keeps you signed in, one tells the page that you are, and
          one protects you from forged requests. Your theme and whether you have seen the opening
          are kept in your browser. There is no tracking, and nothing is loaded from other hosts.
        </p>
      </Section>
    </PlainText>
  );
}
