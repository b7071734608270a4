import { useState } from 'react';
import { useEmit } from '../../events/useEmit';
import { NovaSenhaInput } from './NovaSenhaInput';
import { StepForm } from './StepForm';
import { t } from '../../words/t';

/** Replaces a temporary password. */
export function NovaSenhaForm() {
  const emit = useEmit();
  const [senha, setSenha] = useState('');
  return (
    <StepForm
      intro={t('Sua senha é provisória. Escolha a sua para continuar.')}
      submitLabel={t('Salvar senha e entrar')}
      onSubmit={() => emit('NovaSenhaEnviada', { senha })}
    >
      <NovaSenhaInput value={senha} onChange={setSenha} />
    </StepForm>
  );
}
