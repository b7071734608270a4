import { type SyntheticEvent, useState } from 'react';
import { rotas } from '../../domain/base/rotas';
import type { ProvedorFederado } from '../../domain/sessao/provedor';
import { useEmit } from '../../events/useEmit';
import { selectEntrar } from '../../store/sessao/entrar';
import { useAppSelector } from '../../store/hooks';
import { useSubmission } from '../../store/useSubmission';
import { Button } from '../../ui/Button/Button';
import { Divider } from '../../ui/Divider/Divider';
import { FormFoot } from '../../ui/Divider/FormFoot';
import { LinkButton } from '../../ui/LinkButton/LinkButton';
import { PasswordInput } from '../../ui/PasswordInput/PasswordInput';
import { Stack } from '../../ui/Stack/Stack';
import { TextInput } from '../../ui/TextInput/TextInput';
import { msg, t, translated } from '../../words/t';

const federados: [ProvedorFederado, string][] = [
  ['google', msg('Entrar com Google')],
  ['apple', msg('Entrar com Apple')],
];

/** E-mail and password, the providers, and links to create an account, reset the password or find a ticket without one. */
export function EntrarForm() {
  const { sending } = useSubmission('entrar');
  const emit = useEmit();
  const [email, setEmail] = useState(useAppSelector(selectEntrar).email);
  const [senha, setSenha] = useState('');
  const send = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!sending) emit('CredenciaisEnviadas', { email, senha });
  };
  return (
    <Stack gap={4}>
      <form noValidate aria-label={t('Dados de acesso')} onSubmit={send}>
        <Stack gap={4}>
          <TextInput
            label={t('E-mail')}
            name="email"
            type="email"
            autoComplete="username"
            required
            value={email}
            onChange={setEmail}
          />
          <PasswordInput
            label={t('Senha')}
            name="senha"
            autoComplete="current-password"
            required
            value={senha}
            onChange={setSenha}
          />
          <Button type="submit" fullWidth loading={sending}>
            {t('Entrar')}
          </Button>
          <Esqueci />
        </Stack>
      </form>
      <Divider>{t('ou')}</Divider>
      <Stack gap={3}>
        {federados.map(([provedor, label]) => (
          <Button
            key={provedor}
            variant="secondary"
            fullWidth
            onClick={() => emit('LoginFederadoEscolhido', { provedor })}
          >
            {translated(label)}
          </Button>
        ))}
      </Stack>
      <OutrosCaminhos />
    </Stack>
  );
}

function Esqueci() {
  const emit = useEmit();
  return (
    <div>
      <Button variant="quiet" size="small" flush onClick={() => emit('EtapaEntrarTrocada', { etapa: 'esqueciSenha' })}>
        {t('Esqueci minha senha')}
      </Button>
    </div>
  );
}

/** Ways for people without a password, or without the need of one. */
function OutrosCaminhos() {
  const emit = useEmit();
  return (
    <>
      <FormFoot question={t('Ainda não tem conta?')}>
        <Button variant="quiet" size="small" onClick={() => emit('EtapaEntrarTrocada', { etapa: 'criarConta' })}>
          {t('Criar conta')}
        </Button>
      </FormFoot>
      <FormFoot question={t('Já tem um bilhete?')}>
        <LinkButton
          variant="quiet"
          size="small"
          href={rotas.encontrarBilhete.path}
          onClick={({ ctrlKey, metaKey, shiftKey }) => {
            // A link that opens in another tab leaves this dialog as it is.
            if (!ctrlKey && !metaKey && !shiftKey) emit('EntrarFechado');
          }}
        >
          {t('Encontrar meu bilhete')}
        </LinkButton>
      </FormFoot>
    </>
  );
}
