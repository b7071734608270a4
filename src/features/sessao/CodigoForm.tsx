import { useState } from 'react';
import { useEmit } from '../../events/useEmit';
import { CodeInput } from '../../ui/CodeInput/CodeInput';
import { CodeDestination } from './CodeDestination';
import { ResendCode } from './ResendCode';
import { StepForm } from './StepForm';
import { t } from '../../words/t';

/** Confirms a new account with the code sent by e-mail. */
export function CodigoForm() {
  const emit = useEmit();
  const [codigo, setCodigo] = useState('');
  return (
    <StepForm
      intro={<CodeDestination />}
      submitLabel={t('Confirmar e entrar')}
      onSubmit={() => emit('CodigoEnviado', { codigo })}
    >
      <CodeInput label={t('Código')} name="codigo" value={codigo} onChange={setCodigo} />
      <ResendCode />
    </StepForm>
  );
}
