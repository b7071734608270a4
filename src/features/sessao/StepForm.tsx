import type { ReactNode, SyntheticEvent } from 'react';
import { useEmit } from '../../events/useEmit';
import { useSubmission } from '../../store/useSubmission';
import { Button } from '../../ui/Button/Button';
import { Stack } from '../../ui/Stack/Stack';
import { t } from '../../words/t';

export interface StepFormProps {
  /** One sentence about the step. */
  intro: ReactNode;
  submitLabel: string;
  onSubmit: () => void;
  children: ReactNode;
}

/** Frame of a secondary step: fields, a submit button, and the way back. */
export function StepForm({ intro, submitLabel, onSubmit, children }: StepFormProps) {
  const { sending } = useSubmission('entrar');
  const emit = useEmit();
  const send = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!sending) onSubmit();
  };
  return (
    <form noValidate aria-label={t('Dados de acesso')} onSubmit={send}>
      <Stack gap={4}>
        <p>{intro}</p>
        {children}
        <Button type="submit" fullWidth loading={sending}>
          {submitLabel}
        </Button>
        <Button variant="quiet" onClick={() => emit('EtapaEntrarTrocada', { etapa: 'entrar' })}>
          {t('Voltar para entrar')}
        </Button>
      </Stack>
    </form>
  );
}
