import { useState, type SyntheticEvent } from 'react';
import { isEmail } from '../../../domain/base/pessoa/email';
import { useEmit } from '../../../events/useEmit';
import { useAppSelector } from '../../../store/hooks';
import { selectTrocaEmail } from '../../../store/conta/minhaConta';
import { selectPessoa } from '../../../store/sessao/sessao';
import { useSubmission } from '../../../store/useSubmission';
import { Button } from '../../../ui/Button/Button';
import { Card } from '../../../ui/Card/Card';
import { Stack } from '../../../ui/Stack/Stack';
import { TextInput } from '../../../ui/TextInput/TextInput';
import { CodigoEmailForm } from './CodigoEmailForm';
import { FalhaTentativa } from './FalhaTentativa';
import { rotulosProvedor } from './rotulosProvedor';

/** The address for tickets and, with an own login, for signing in. */
export function EmailCard({ email }: { email: string }) {
  const troca = useAppSelector(selectTrocaEmail);
  const provedor = useAppSelector(selectPessoa)?.provedor ?? 'itape';
  return (
    <Card title="E-mail">
      <Stack gap={4}>
        <dl className="it-minha-conta__fatos">
          <dt>E-mail atual</dt>
          <dd>{email}</dd>
        </dl>
        {provedor !== 'itape' && (
          <p className="it-minha-conta__quieto">
            É para este e-mail que enviamos seus bilhetes. Você continua entrando com {rotulosProvedor[provedor]}.
          </p>
        )}
        {troca ? <CodigoEmailForm {...troca} /> : <NovoEmailForm />}
      </Stack>
    </Card>
  );
}

function NovoEmailForm() {
  const emit = useEmit();
  const { sending } = useSubmission('emailConta');
  const [novo, setNovo] = useState('');
  const [left, setLeft] = useState(false);
  const invalid = novo.trim() !== '' && !isEmail(novo.trim());
  const send = (event: SyntheticEvent) => {
    event.preventDefault();
    setLeft(true);
    if (!sending && !invalid) emit('EmailNovoEnviado', { email: novo });
  };
  return (
    <form noValidate aria-label="Alterar e-mail" onSubmit={send}>
      <Stack gap={4}>
        <TextInput
          label="Novo e-mail"
          name="novoEmail"
          type="email"
          autoComplete="email"
          hint="Enviaremos um código para ele"
          error={left && invalid ? 'Informe um e-mail válido' : undefined}
          value={novo}
          onChange={setNovo}
          onBlur={() => setLeft(true)}
        />
        <FalhaTentativa assunto="emailConta" />
        <Button type="submit" variant="secondary" loading={sending}>
          Alterar e-mail
        </Button>
      </Stack>
    </form>
  );
}
