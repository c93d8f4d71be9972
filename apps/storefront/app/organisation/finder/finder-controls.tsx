import { Button } from '@bouwpoort/ui/atoms/button.tsx';
import { Field } from '@bouwpoort/ui/molecules/field.tsx';
import { SelectField } from '@bouwpoort/ui/molecules/select-field.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { Form } from 'react-router';
import { BranchFinderFilters } from '../../frame/organisms/branch-finder-layout.tsx';
import { paths } from '../../frame/web/paths.ts';
import { AssortmentFilter } from './assortment-filter.tsx';
import {
  atPlace,
  type FinderQuestion,
  finderParams,
  finderQuestionOf,
  finderRadii,
  finderTypes,
  hasPlace,
  noRadiusWord,
  positionWord,
} from './finder-question.ts';
import { PlaceField } from './place-field.tsx';
import { useDevicePosition } from './use-device-position.ts';

interface FinderControlsProps {
  question: FinderQuestion;
  assortment: readonly string[];
  ask: (question: FinderQuestion) => void;
}

/** The questions of C 2.12. The form submits to its own page; with script every choice takes effect at once. */
export function FinderControls({ question, assortment, ask }: FinderControlsProps) {
  const { t } = useTranslation('branches');
  const { place, province, position } = question;
  const device = useDevicePosition((found) => ask(atPlace(question, { place: '', province: '', position: found })));
  // An empty value leaves the radius open until a place is typed.
  const anyRadius = hasPlace(question) ? noRadiusWord : '';
  return (
    <Form
      method="get"
      action={paths.branches()}
      role="search"
      aria-label={t('formLabel')}
      onSubmit={(event) => {
        event.preventDefault();
        const fields = new FormData(event.currentTarget);
        const asked = finderQuestionOf(new URLSearchParams([...fields].map(([name, value]) => [name, String(value)])));
        // A different name is a different place, so the chosen province no longer applies.
        ask(atPlace(question, asked.place === place ? asked : { ...asked, province: '' }));
      }}
    >
      <Field label={t('placeLabel')}>
        {({ id }) => (
          <div className="finder-place">
            <PlaceField
              id={id}
              place={place}
              isLocating={device.state === 'looking'}
              onLocate={device.find}
              onType={device.forget}
              onChoose={(found) =>
                ask(atPlace(question, { place: found.name, province: found.province ?? '', position: null }))
              }
            />
            <Button type="submit" look="primary">
              {t('search')}
            </Button>
          </div>
        )}
      </Field>
      <p className="finder-place__note small" role="status">
        {(device.state === 'denied' || device.state === 'unavailable') && t(`position_${device.state}`)}
      </p>
      {province && <input type="hidden" name={finderParams.province} value={province} />}
      {position && <input type="hidden" name={finderParams.position} value={positionWord(position)} />}
      {question.order === 'desc' && <input type="hidden" name={finderParams.order} value="verst" />}
      <BranchFinderFilters>
        <SelectField
          label={t('radius')}
          name={finderParams.radius}
          value={question.radius === null ? anyRadius : String(question.radius)}
          options={[
            ...finderRadii.map((radius) => ({ value: String(radius), label: t('kilometres', { radius }) })),
            { value: anyRadius, label: t('radiusAll') },
          ]}
          onChange={({ target }) =>
            ask({ ...question, radius: target.value === anyRadius ? null : Number(target.value) })
          }
        />
        <SelectField
          label={t('type')}
          name={finderParams.type}
          value={question.type}
          options={[
            { value: '', label: t('typeAll') },
            ...finderTypes.map((type) => ({ value: type, label: t(`type_${type}`) })),
          ]}
          onChange={({ target }) => ask({ ...question, type: finderTypes.find((type) => type === target.value) ?? '' })}
        />
        <AssortmentFilter
          options={assortment}
          chosen={question.assortment}
          onChange={(chosen) => ask({ ...question, assortment: chosen })}
        />
      </BranchFinderFilters>
    </Form>
  );
}
