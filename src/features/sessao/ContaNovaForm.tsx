import { useState } from 'react';
import { useEmit } from '../../events/useEmit';
import { selectEntrar } from '../../store/sessao/entrar';
import { useAppSelector } from '../../store/hooks';
import { TextInput } from '../../ui/TextInput/TextInput';
import { NovaSenhaInput } from './NovaSenhaInput';
import { StepForm } from './StepForm';
import { t } from '../../words/t';

/** Creates an own login; CPF and other data follow in the registration. */
export function ContaNovaForm() {
  const known = useAppSelector(selectEntrar);
  const emit = useEmit();
  const [nome, setNome] = useState('');
  const [email, setEmail] = useState(known.email);
  const [senha, setSenha] = useState('');
  return (
    <StepForm
      intro={t('Enviaremos um código para confirmar seu e-mail.')}
      submitLabel={t('Criar conta')}
      onSubmit={() => emit('ContaNovaEnviada', { email, senha, nome })}
    >
      <TextInput label={t('Nome')} name="nome" autoComplete="name" value={nome} onChange={setNome} />
      <TextInput
        label={t('E-mail')}
        name="email"
        type="email"
        autoComplete="username"
        required
        value={email}
        onChange={setEmail}
      />
      <NovaSenhaInput label={t('Senha')} value={senha} onChange={setSenha} />
    </StepForm>
  );
}
