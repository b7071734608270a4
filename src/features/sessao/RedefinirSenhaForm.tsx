import { useState } from 'react';
import { useEmit } from '../../events/useEmit';
import { CodeInput } from '../../ui/CodeInput/CodeInput';
import { CodeDestination } from './CodeDestination';
import { NovaSenhaInput } from './NovaSenhaInput';
import { ResendCode } from './ResendCode';
import { StepForm } from './StepForm';
import { t } from '../../words/t';

/** Resets the password with code and new password, then signs in. */
export function RedefinirSenhaForm() {
  const emit = useEmit();
  const [codigo, setCodigo] = useState('');
  const [senha, setSenha] = useState('');
  return (
    <StepForm
      intro={<CodeDestination />}
      submitLabel={t('Salvar senha e entrar')}
      onSubmit={() => emit('SenhaRedefinida', { codigo, senha })}
    >
      <CodeInput label={t('Código')} name="codigo" value={codigo} onChange={setCodigo} />
      <NovaSenhaInput value={senha} onChange={setSenha} />
      <ResendCode />
    </StepForm>
  );
}
