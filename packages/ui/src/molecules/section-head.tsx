import { TextLink } from '../atoms/text-link.tsx';

export function SectionHead({ title, link }: { title: string; link?: { label: string; href: string } }) {
  return (
    <div className="section-head">
      <h2>{title}</h2>
      {link && <TextLink href={link.href}>{link.label}</TextLink>}
    </div>
  );
}
