import { useId } from 'react';

type PiecePhotoProps = {
  /** The piece's outline, to which the photo is cut. */
  outline: string;
  box: { x: number; y: number; width: number; height: number };
  address: string;
  className?: string;
};

export function PiecePhoto({ outline, box, address, className }: PiecePhotoProps) {
  const id = useId();
  return (
    <>
      <clipPath id={id}>
        <path d={outline} />
      </clipPath>
      <image
        {...box}
        href={address}
        preserveAspectRatio="xMidYMid slice"
        clipPath={`url(#${id})`}
        className={className}
      />
    </>
  );
}
