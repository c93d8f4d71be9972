import { Anchor } from '@bouwpoort/ui/atoms/anchor.tsx';
import { Picture } from '@bouwpoort/ui/atoms/picture.tsx';
import type { CatalogueSection } from './catalogue-sections.ts';

/** A sheet ruled by hairlines: a main category in each cell, with direct links to its subcategories. */
export function CatalogueOverview({ sections }: { sections: readonly CatalogueSection[] }) {
  return (
    <ul className="catalogue">
      {sections.map(({ id, name, href, imageUrl, subCategories }) => (
        <li key={id} className="catalogue__section">
          {imageUrl && <Picture src={imageUrl} alt="" width={96} height={96} fit="max" className="catalogue__pic" />}
          <div>
            <h2 className="catalogue__name">
              <Anchor href={href}>{name}</Anchor>
            </h2>
            <ul className="catalogue__subs">
              {subCategories.map((sub) => (
                <li key={sub.id}>
                  <Anchor className="catalogue__sub" href={sub.href}>
                    {sub.name}
                  </Anchor>
                </li>
              ))}
            </ul>
          </div>
        </li>
      ))}
    </ul>
  );
}
