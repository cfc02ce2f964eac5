import { generate } from 'lean-qr';
import { classNames } from './class-names.ts';

type QrCodeProps = { text: string; label: string; className?: string };

/** A QR code, black on white in either theme so that phones can read it. */
export function QrCode({ text, label, className = 'size-48' }: QrCodeProps) {
  const code = generate(text);
  const quietZone = 4;
  const side = code.size + 2 * quietZone;
  const modules = Array.from({ length: code.size * code.size }, (_, index) => ({
    x: index % code.size,
    y: Math.floor(index / code.size),
  })).filter(({ x, y }) => code.get(x, y));
  const path = modules.map(({ x, y }) => `M${x + quietZone} ${y + quietZone}h1v1h-1z`).join('');
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${side} ${side}`}
      shapeRendering="crispEdges"
      className={classNames('rounded-md border border-line', className)}
    >
      <rect width={side} height={side} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
