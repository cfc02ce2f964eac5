import { Link } from 'react-router';
import { paths } from '#web/lib/paths.ts';

/** The terms and the privacy policy, and the Code of Conduct for whoever agrees to it by signing up. */
export const LegalLinks = ({ isSigningUp }: { isSigningUp: boolean }) => (
  <p className="mt-5 border-t border-line pt-4 text-center text-sm text-soft">
    {isSigningUp && (
      <>
        By signing up, you agree to our{' '}
        <Link to={paths.conduct} className="link">
          Code of Conduct
        </Link>
        .<br />
        Read our{' '}
      </>
    )}
    <Link to={paths.terms} className="link">
      Terms of Service
    </Link>
    {' and '}
    <Link to={paths.privacy} className="link">
      Privacy Policy
    </Link>
    {isSigningUp && '.'}
  </p>
);
