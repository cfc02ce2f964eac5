import { Link } from 'react-router';
import { paths } from '#web/lib/paths.ts';

const year = new Date().getFullYear();

export const Footer = () => (
  <footer className="print:hidden mt-12 border-t border-line">
    <div className="mx-auto flex max-w-shell flex-wrap items-center justify-between gap-x-6 gap-y-2 px-4 py-5 text-sm text-soft sm:px-6">
      <p>© {year} Pieces. Find Your Missing Piece.</p>
      <nav aria-label="Legal" className="flex gap-5">
        <Link to={paths.terms} className="hover:text-ink hover:underline">
          Terms of Service
        </Link>
        <Link to={paths.privacy} className="hover:text-ink hover:underline">
          Privacy Policy
        </Link>
      </nav>
    </div>
  </footer>
);
