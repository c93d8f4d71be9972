import type { ApprovalRuleInput, ApprovalRuleView } from '@bouwpoort/contract/ordering/approvals';
import { showEuros } from '@bouwpoort/trade/catalogue/quantity-words';
import { Button } from '@bouwpoort/ui/atoms/button.tsx';
import { Icon } from '@bouwpoort/ui/atoms/icon.tsx';
import { IconButton } from '@bouwpoort/ui/atoms/icon-button.tsx';
import { classNames } from '@bouwpoort/ui/class-names.ts';
import { Notice } from '@bouwpoort/ui/molecules/notice.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useState } from 'react';
import type { CompanySettings } from '../approvals/load-company-rules.ts';
import { useSubmitOnce } from '../approvals/use-submit-once.ts';
import { RuleForm } from './rule-form.tsx';

const inputOf = ({ isOn, kind, amountAbove, categoryId, first, second }: ApprovalRuleView): ApprovalRuleInput => ({
  ...{ isOn, kind, amountAbove, categoryId, first, second },
});

const newRule: ApprovalRuleInput = {
  isOn: true,
  kind: 'amount',
  amountAbove: 2500,
  categoryId: null,
  first: { kind: 'manager', userId: null },
  second: null,
};

/** Rules are shown as sentences; pressing a word opens the sentence for editing. */
export function RulesSection({ company }: { company: CompanySettings }) {
  const { t } = useTranslation('company-rules');
  const { rules } = company;
  const [editing, setEditing] = useState<number | 'new' | null>(null);
  const { send, refusal } = useSubmitOnce(t('failed'));
  const close = () => setEditing(null);
  const move = (from: number, to: number) => {
    const ids = rules.map(({ id }) => id);
    ids.splice(to, 0, ...ids.splice(from, 1));
    return send((api) => api.call('approvals.orderRules', { body: { ruleIds: ids } }));
  };
  const setOn = (rule: ApprovalRuleView) =>
    send((api) =>
      api.call('approvals.changeRule', {
        params: { ruleId: rule.id },
        body: { ...inputOf(rule), isOn: !rule.isOn, version: rule.version },
      }),
    );
  return (
    <>
      {refusal && <Notice kind="error" title={refusal} />}
      {rules.length === 0 && <p className="muted">{t('none')}</p>}
      <ol className="rules">
        {rules.map((rule, index) =>
          editing === rule.id ? (
            <li className="rl rl--edit" key={rule.id}>
              <span className="rl__no">{index + 1}</span>
              <RuleForm company={company} rule={rule} initial={inputOf(rule)} onClose={close} />
            </li>
          ) : (
            <li className={classNames('rl', !rule.isOn && 'is-off')} key={rule.id}>
              <span className="rl__no">{index + 1}</span>
              <div className="rl__text">
                <Sentence rule={rule} company={company} onEdit={() => setEditing(rule.id)} />
                <small>
                  {rule.isOn ? rule.usedThisMonth > 0 && t('used', { count: rule.usedThisMonth }) : t('off')}
                </small>
              </div>
              <span className="rl__on">
                <label className="switch">
                  <input
                    type="checkbox"
                    role="switch"
                    aria-label={t('on', { number: index + 1 })}
                    checked={rule.isOn}
                    aria-checked={rule.isOn}
                    onChange={() => setOn(rule)}
                  />
                </label>
              </span>
              <span className="rl__edit">
                <IconButton
                  icon="arrow-up"
                  label={t('up', { number: index + 1 })}
                  // Pressed till the end, it keeps the focus.
                  aria-disabled={index === 0}
                  onClick={() => index > 0 && move(index, index - 1)}
                />
                <IconButton
                  icon="arrow-down"
                  label={t('down', { number: index + 1 })}
                  aria-disabled={index === rules.length - 1}
                  onClick={() => index < rules.length - 1 && move(index, index + 1)}
                />
                <IconButton
                  icon="pencil"
                  label={t('edit', { number: index + 1 })}
                  onClick={() => setEditing(rule.id)}
                />
              </span>
            </li>
          ),
        )}
        {editing === 'new' && (
          <li className="rl rl--edit">
            <span className="rl__no">{rules.length + 1}</span>
            <RuleForm company={company} rule={null} initial={newRule} onClose={close} />
          </li>
        )}
      </ol>
      {editing !== 'new' && rules.length < 30 && (
        <Button className="rules__add" icon="plus" onClick={() => setEditing('new')}>
          {t('add')}
        </Button>
      )}
    </>
  );
}

interface SentenceProps {
  rule: ApprovalRuleView;
  company: CompanySettings;
  onEdit: () => void;
}

function Sentence({ rule, company, onEdit }: SentenceProps) {
  const { t } = useTranslation('company-rules');
  const { kind, amountAbove, categoryName, first, second } = rule;
  const amount = amountAbove === null ? '' : showEuros(amountAbove);
  const who = ({ kind: by, userId }: ApprovalRuleView['first']) =>
    by === 'user' ? (company.people.find(({ id }) => id === userId)?.name ?? t('who_gone')) : t(`who_${by}`);
  const word = (text: string) => (
    <button className="tok" type="button" onClick={onEdit}>
      {text}
      <Icon name="chevron-down" size="small" />
    </button>
  );
  return (
    <>
      {word(t(`if_${kind}`, { amount, category: categoryName ?? '' }))}{' '}
      {kind !== 'amount' && amountAbove !== null && <>{word(t('andAbove', { amount }))} </>}
      {t('decides')}{' '}
      {second && (
        <>
          {word(who(first))} {t('thenAlso')}{' '}
        </>
      )}
      <span className="rl__end">{word(who(second ?? first))}.</span>
    </>
  );
}
