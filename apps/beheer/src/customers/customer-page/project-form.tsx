import { type BeheerProject, beheerCustomerRoutes } from '@bouwpoort/contract/customers/customers.staff';
import { Notice } from '@bouwpoort/ui/molecules/notice.tsx';
import { TextField } from '@bouwpoort/ui/molecules/text-field.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { ConflictDialog } from '../../frame/form/conflict-dialog.tsx';
import { PanelForm } from '../../frame/form/panel-form.tsx';
import { useRecordForm } from '../../frame/form/use-record-form.ts';
import { usePlaceChanges } from './use-place-changes.ts';

interface ProjectFormProps {
  customerId: string;
  /** Undefined for a new one. */
  project: BeheerProject | undefined;
  onClose: () => void;
}

export function ProjectForm({ customerId, project, onClose }: ProjectFormProps) {
  const { t } = useTranslation('beheer-customers');
  const { addProject, renameProject } = usePlaceChanges(customerId);
  const record = useRecordForm({
    name: `customer/${customerId}/project/${project?.id ?? 'new'}`,
    schema: beheerCustomerRoutes.addProject.body,
    values: { name: project?.name ?? '' },
    version: project?.version ?? null,
    save: async ({ name }, over) => {
      if (project) await renameProject(project, name, over ?? project.version);
      else await addProject(name);
      onClose();
    },
  });
  return (
    <>
      <PanelForm record={record} submit={t(project ? 'projectSave' : 'projectAdd')} onClose={onClose}>
        {project && project.from !== null && (
          <Notice kind="info" title={t('placeFrom', { from: project.from })}>
            {t('placeFromText')}
          </Notice>
        )}
        <TextField label={t('field_projectName')} {...record.field('name')} autoComplete="off" data-initial-focus />
      </PanelForm>
      <ConflictDialog record={record} fields={[{ name: 'name', label: t('field_projectName'), show: String }]} />
    </>
  );
}
