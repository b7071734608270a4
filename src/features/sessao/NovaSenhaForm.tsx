import { useState } from 'react';
import { useEmit } from '../../events/useEmit';
import { NovaSenhaInput } from './NovaSenhaInput';
import { StepForm } from './StepForm';

/** Replaces a temporary password. */
export function NovaSenhaForm() {
  const emit = useEmit();
  const [senha, setSenha] = useState('');
  return (
    <StepForm
      intro="Sua senha é provisória. Escolha a sua para continuar."
      submitLabel="Salvar senha e entrar"
      onSubmit={() => emit('NovaSenhaEnviada', { senha })}
    >
      <NovaSenhaInput value={senha} onChange={setSenha} />
    </StepForm>
  );
}
