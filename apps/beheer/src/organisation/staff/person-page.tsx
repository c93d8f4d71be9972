import { type StaffPerson, staffRoutes } from '@bouwpoort/contract/organisation/staff';
import { Input } from '@bouwpoort/ui/atoms/input.tsx';
import { Skeleton } from '@bouwpoort/ui/atoms/skeleton.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useQuery } from '@tanstack/react-query';
import { Controller } from 'react-hook-form';
import { useParams } from 'react-router';
import { z } from 'zod/mini';
import { read } from '../../frame/api/read.ts';
import { ConflictDialog } from '../../frame/form/conflict-dialog.tsx';
import { SaveBar } from '../../frame/form/save-bar.tsx';
import { SourceField } from '../../frame/form/source-field.tsx';
import { useRecordForm } from '../../frame/form/use-record-form.ts';
import { History } from '../../frame/history/history.tsx';
import { Card } from '../../frame/kit/card.tsx';
import { Facts } from '../../frame/kit/facts.tsx';
import { Moment } from '../../frame/kit/moment.tsx';
import { PermissionNote } from '../../frame/kit/permission.tsx';
import { StateMark } from '../../frame/kit/state-mark.tsx';
import { Switch } from '../../frame/kit/switch.tsx';
import { useUndoNotice } from '../../frame/kit/undo.tsx';
import { NotFound, RecordError } from '../../frame/page/not-found.tsx';
import { PageHead } from '../../frame/page/page-head.tsx';
import { useScope } from '../../frame/session/scope.ts';
import { useHasPermission, useMe } from '../../frame/session/session.ts';
import { grantText, isGrant } from './grant-text.ts';
import { GrantsField } from './grants-field.tsx';
import { PersonMenu } from './person-menu.tsx';
import { usePersonChanges } from './use-person-changes.ts';

export function Component() {
  const { staffId } = useParams();
  const { data, error, refetch } = useQuery(read(staffRoutes.people));
  if (error) return <RecordError error={error} retry={refetch} list="/medewerkers" />;
  if (!data) return <Skeleton height="20rem" />;
  const person = data.people.find((one) => one.staffId === staffId);
  if (!person) return <NotFound list="/medewerkers" />;
  return <PersonForm key={person.staffId} person={person} />;
}

/** The version belongs to the save request and is not a field. */
const personFields = z.omit(staffRoutes.change.body, { version: true });

function PersonForm({ person }: { person: StaffPerson }) {
  const { t } = useTranslation('beheer-staff');
  const { link } = useScope();
  const { ventures } = useMe();
  const may = useHasPermission('staff.manage');
  const notify = useUndoNotice();
  const { change } = usePersonChanges();
  const roles = useQuery(read(staffRoutes.roles)).data?.roles ?? [];
  const { name, grants, isLocked, version } = person;
  const record = useRecordForm({
    name: `staff/${person.staffId}`,
    schema: personFields,
    values: { name, grants, isLocked },
    version,
    save: async (body, over) => {
      const changed = await change(person, { ...body, version: over ?? version });
      notify({
        text: t('personSaved', { name: changed.name }),
        undo: () => change(person, { name, grants, isLocked, version: changed.version }),
      });
    },
  });
  const { form, changed } = record;
  const { errors } = form.formState;
  const shownGrant = (value: unknown) => (isGrant(value) ? grantText(value, { roles, ventures }) : undefined);
  const shownGrants = (value: unknown) => (Array.isArray(value) ? value.map(shownGrant).join(', ') : '');
  const secondStep = person.hasSecondStep ? (
    t('secondStepApp')
  ) : (
    <StateMark look="wait">{t('secondStepNone')}</StateMark>
  );
  return (
    <>
      <PageHead
        title={name}
        mark={isLocked ? <StateMark look="off">{t('stateLocked')}</StateMark> : undefined}
        crumbs={[{ label: t('staff'), href: link('/medewerkers') }]}
        meta={<span>{person.email}</span>}
      >
        <PersonMenu person={person} withOpen={false} />
      </PageHead>
      {!may && <PermissionNote permission="staff.manage" />}
      <div className="cols cols--aside">
        <div className="col">
          <Card title={t('person')}>
            <SourceField label={t('personName')} error={errors.name?.message} isChanged={changed.includes('name')}>
              {(control) => <Input {...control} {...form.register('name')} readOnly={!may} autoComplete="off" />}
            </SourceField>
            <SourceField
              label={t('personAccess')}
              hint={t('personAccessHint')}
              isChanged={changed.includes('isLocked')}
            >
              {({ id }) => (
                <Controller
                  control={form.control}
                  name="isLocked"
                  render={({ field }) => (
                    <Switch
                      id={id}
                      isOn={!field.value}
                      disabled={!may}
                      label={t('personAccessOn')}
                      onChange={(isOn) => field.onChange(!isOn)}
                    />
                  )}
                />
              )}
            </SourceField>
            <div className={changed.includes('grants') ? 'ff ff--wide is-dirty' : 'ff ff--wide'}>
              <Controller
                control={form.control}
                name="grants"
                render={({ field, fieldState }) => (
                  <GrantsField
                    grants={field.value}
                    onChange={field.onChange}
                    error={fieldState.error?.message}
                    readOnly={!may}
                  />
                )}
              />
            </div>
          </Card>
          <SaveBar record={record} changed={changed.map((field) => t(`field-${field}`))} />
        </div>
        <div className="col">
          <Card title={t('access')}>
            <Facts
              facts={[
                [t('factPassword'), person.hasPassword ? t('factPasswordSet') : t('factPasswordNone')],
                [t('factSecondStep'), secondStep],
                [t('factLast'), person.lastSeenAt ? <Moment key="last" at={person.lastSeenAt} /> : t('neverSeen')],
                [t('factSince'), <Moment key="since" at={person.createdAt} />],
              ]}
            />
          </Card>
          <Card title={t('history')}>
            <History
              entity="staff"
              entityId={person.staffId}
              fieldName={(field) => t(`field-${field}`)}
              show={(_field, value) => shownGrant(value)}
              {...(may
                ? {
                    // A mailed link cannot be withdrawn.
                    mayPutBack: ({ before }) =>
                      Object.keys(before ?? {}).every((field) => Object.hasOwn(personFields.shape, field)),
                    putBack: ({ before }) =>
                      change(person, { name, grants, isLocked, version, ...(before as Partial<typeof person>) }),
                  }
                : {})}
            />
          </Card>
        </div>
      </div>
      <ConflictDialog
        record={record}
        fields={[
          { name: 'name', label: t('personName'), show: String },
          {
            name: 'isLocked',
            label: t('field-isLocked'),
            show: (value) => (value ? t('stateLocked') : t('stateActive')),
          },
          { name: 'grants', label: t('roles'), show: shownGrants },
        ]}
      />
    </>
  );
}
