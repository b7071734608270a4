import { useState } from 'react';
import { useEmit } from '../../events/useEmit';
import { selectEntrar } from '../../store/sessao/entrar';
import { useAppSelector } from '../../store/hooks';
import { TextInput } from '../../ui/TextInput/TextInput';
import { StepForm } from './StepForm';
import { t } from '../../words/t';

/** Asks for the address that receives the reset code. */
export function EsqueciSenhaForm() {
  const known = useAppSelector(selectEntrar);
  const emit = useEmit();
  const [email, setEmail] = useState(known.email);
  return (
    <StepForm
      intro={t('Informe o e-mail da sua conta. Enviaremos um código para escolher outra senha.')}
      submitLabel={t('Enviar código')}
      onSubmit={() => emit('SenhaEsquecida', { email })}
    >
      <TextInput
        label={t('E-mail')}
        name="email"
        type="email"
        autoComplete="username"
        required
        value={email}
        onChange={setEmail}
      />
    </StepForm>
  );
}
