import { TextPage, Section } from '#web/ui/text-page.tsx';

export function Component() {
  return (
    <TextPage title="Privacy Policy" lead="What is stored about you, why, and who sees it.">
      <Section title="What is stored">
        <p>
          Your name, your email addresses, a hash of your password, what you put in your profile,
          whom you follow, and the projects, tickets, comments and memberships you create, with the
          times at which you created them. For each browser that is signed in or registers: its
          description and its network address, and since when. If you sign in with Google or GitHub:
          your account ID and email address there. If you add a passkey or an authenticator app: the
          public key of the passkey, the key that the app uses, and hashes of your recovery codes.
        </p>
        <p>
          In Settings you can download all of it, and delete your account. Tickets and comments then
          stay with your teams, without your name.
        </p>
      </Section>
      <Section title="Who sees it">
        <p>
          Everyone sees your profile, and project cards with the names of their members. A project’s
          board is for its members. Your email addresses are shown to nobody.
        </p>
      </Section>
      <Section title="Cookies">
        <p>
          Four, all of them needed: one keeps you signed in, one tells the page that you are, one
          protects you from forged requests, and one lets us tell your browser from someone who
          guesses your password. There is another one for a few minutes while you sign in with
          Google, GitHub, a passkey or a second step, and one for up to 30 days after you register,
          until you confirm your address. Your theme, comments you haven’t sent yet and whether you
          have seen the opening are kept in your browser. There is no tracking, and nothing is
          loaded from other hosts.
        </p>
      </Section>
    </TextPage>
  );
}
