import { useCallback, useState, type SyntheticEvent } from 'react';
import { falhaDeSenha, mensagensSenha } from '../../../domain/conta/senha';
import { useEmit } from '../../../events/useEmit';
import { useAppSelector } from '../../../store/hooks';
import { selectPessoa } from '../../../store/sessao/sessao';
import { useSubmission } from '../../../store/useSubmission';
import { Button } from '../../../ui/Button/Button';
import { Card } from '../../../ui/Card/Card';
import { PasswordInput } from '../../../ui/PasswordInput/PasswordInput';
import { Stack } from '../../../ui/Stack/Stack';
import { FalhaTentativa } from './FalhaTentativa';
import { rotulosProvedor } from './rotulosProvedor';

/** Changes the password; Google and Apple logins have none here and are told so. */
export function SenhaCard() {
  const provedor = useAppSelector(selectPessoa)?.provedor ?? 'itape';
  // Each change resets the form.
  const [trocadas, setTrocadas] = useState(0);
  const reset = useCallback(() => setTrocadas((before) => before + 1), []);
  useSubmission('senhaConta', { onDone: reset });
  return (
    <Card title="Senha">
      {provedor === 'itape' ? (
        <SenhaForm key={trocadas} />
      ) : (
        <p>Você entra com {rotulosProvedor[provedor]}: não há senha na Itapê. Para trocá-la, use a sua conta de lá.</p>
      )}
    </Card>
  );
}

function SenhaForm() {
  const emit = useEmit();
  const { sending } = useSubmission('senhaConta');
  const [atual, setAtual] = useState('');
  const [nova, setNova] = useState('');
  const [left, setLeft] = useState(false);
  const falha = falhaDeSenha(nova);
  const send = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!sending) emit('SenhaTrocaEnviada', { atual, nova });
  };
  return (
    <form noValidate aria-label="Alterar senha" onSubmit={send}>
      <Stack gap={4}>
        <PasswordInput
          label="Senha atual"
          name="senhaAtual"
          autoComplete="current-password"
          required
          value={atual}
          onChange={setAtual}
        />
        <PasswordInput
          label="Nova senha"
          name="senhaNova"
          autoComplete="new-password"
          required
          hint="Pelo menos 6 caracteres, com um número"
          error={left && nova !== '' && falha ? mensagensSenha[falha] : undefined}
          value={nova}
          onChange={setNova}
          onBlur={() => setLeft(true)}
        />
        <FalhaTentativa assunto="senhaConta" />
        <Button type="submit" variant="secondary" loading={sending}>
          Alterar senha
        </Button>
      </Stack>
    </form>
  );
}
