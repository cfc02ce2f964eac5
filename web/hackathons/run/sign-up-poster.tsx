import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { QrCode } from '#web/ui/qr-code.tsx';

type SignUpPosterProps = {
  name: string;
  code: string;
  url: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** The QR code and the code, large enough to read from across a room. */
const SignUpPoster = ({ name, code, url, open, onOpenChange }: SignUpPosterProps) => (
  <Dialog
    {...{ open, onOpenChange }}
    size="lg"
    title={`Sign up for ${name}`}
    description="Scan this with a phone’s camera, or enter the code on the Hackathons page."
  >
    <div className="grid grid-cols-1 justify-items-center gap-3">
      <QrCode
        text={url}
        label="QR code with the link to sign up"
        className="aspect-square w-full max-w-[min(100%,56dvh)]"
      />
      <p className="text-center font-mono text-3xl font-bold tracking-widest sm:text-[3rem] sm:leading-none">
        {code}
      </p>
    </div>
  </Dialog>
);

export default SignUpPoster;
