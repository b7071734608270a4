import { type SyntheticEvent, useState } from 'react';
import type { ProvedorFederado } from '../../domain/sessao/provedor';
import { useEmit } from '../../events/useEmit';
import { selectEntrar } from '../../store/sessao/entrar';
import { useAppSelector } from '../../store/hooks';
import { Button } from '../../ui/Button/Button';
import { PasswordInput } from '../../ui/PasswordInput/PasswordInput';
import { Stack } from '../../ui/Stack/Stack';
import { TextInput } from '../../ui/TextInput/TextInput';
import './EntrarForm.css';

const federados: [ProvedorFederado, string][] = [
  ['google', 'Entrar com Google'],
  ['apple', 'Entrar com Apple'],
];

/** E-mail and password, the providers, and links to create an account or reset the password. */
export function EntrarForm() {
  const known = useAppSelector(selectEntrar);
  const emit = useEmit();
  const [email, setEmail] = useState(known.email);
  const [senha, setSenha] = useState('');
  const send = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!known.sending) emit('CredenciaisEnviadas', { email, senha });
  };
  return (
    <Stack gap={4}>
      <form noValidate onSubmit={send}>
        <Stack gap={4}>
          <TextInput
            label="E-mail"
            name="email"
            type="email"
            autoComplete="username"
            required
            value={email}
            onChange={setEmail}
          />
          <PasswordInput
            label="Senha"
            name="senha"
            autoComplete="current-password"
            required
            value={senha}
            onChange={setSenha}
          />
          <Button type="submit" fullWidth loading={known.sending}>
            Entrar
          </Button>
          <Button variant="quiet" size="small" onClick={() => emit('EtapaEntrarTrocada', { etapa: 'esqueciSenha' })}>
            Esqueci minha senha
          </Button>
        </Stack>
      </form>
      <p className="it-entrar__ou">ou</p>
      <Stack gap={3}>
        {federados.map(([provedor, label]) => (
          <Button
            key={provedor}
            variant="secondary"
            fullWidth
            onClick={() => emit('LoginFederadoEscolhido', { provedor })}
          >
            {label}
          </Button>
        ))}
      </Stack>
      <div className="it-entrar__novo">
        <span>Ainda não tem conta?</span>
        <Button variant="quiet" size="small" onClick={() => emit('EtapaEntrarTrocada', { etapa: 'criarConta' })}>
          Criar conta
        </Button>
      </div>
    </Stack>
  );
}
