import type { DadosEmail } from '../../../domain/conta/acessoConta';
import { useEmit } from '../../../events/useEmit';
import { useAppSelector } from '../../../store/hooks';
import { selectTrocaEmail } from '../../../store/conta/minhaConta';
import { selectPessoa } from '../../../store/sessao/sessao';
import { useSubmission } from '../../../store/useSubmission';
import { Button } from '../../../ui/Button/Button';
import { Card } from '../../../ui/Card/Card';
import { DescriptionList } from '../../../ui/DescriptionList/DescriptionList';
import { FormTextInput } from '../../../ui/form/FormTextInput';
import { SchemaForm } from '../../../ui/form/SchemaForm';
import { Stack } from '../../../ui/Stack/Stack';
import { Text } from '../../../ui/Text/Text';
import { CodigoEmailForm } from './CodigoEmailForm';
import { FalhaTentativa } from './FalhaTentativa';
import { rotulosProvedor } from './rotulosProvedor';
import { t, translated } from '../../../words/t';

/** The address for tickets and, with an own login, for signing in. */
export function EmailCard({ email }: { email: string }) {
  const troca = useAppSelector(selectTrocaEmail);
  const provedor = useAppSelector(selectPessoa)?.provedor ?? 'itape';
  return (
    <Card title={t('E-mail')}>
      <Stack gap={4}>
        <DescriptionList layout="line" items={[{ label: t('E-mail atual'), value: email }]} />
        {provedor !== 'itape' && (
          <Text tone="quiet">
            {t('É para este e-mail que enviamos seus bilhetes. Você continua entrando com {provedor}.', {
              provedor: translated(rotulosProvedor[provedor]),
            })}
          </Text>
        )}
        {troca ? <CodigoEmailForm {...troca} /> : <NovoEmailForm />}
      </Stack>
    </Card>
  );
}

const schema = () =>
  import(/* webpackChunkName: "esquema-conta" */ '../../../domain/conta/acessoContaSchema').then(
    (module) => module.emailSchema,
  );
const initialValues: DadosEmail = { novoEmail: '' };

function NovoEmailForm() {
  const emit = useEmit();
  const { sending } = useSubmission('emailConta');
  return (
    <SchemaForm<DadosEmail>
      label={t('Alterar e-mail')}
      schema={schema}
      initialValues={initialValues}
      sending={sending}
      onSubmit={({ novoEmail }) => emit('EmailNovoEnviado', { email: novoEmail })}
    >
      <Stack gap={4}>
        <FormTextInput
          label={t('Novo e-mail')}
          name="novoEmail"
          type="email"
          autoComplete="email"
          hint={t('Enviaremos um código para ele')}
        />
        <FalhaTentativa assunto="emailConta" />
        <Button type="submit" variant="secondary" loading={sending}>
          {t('Alterar e-mail')}
        </Button>
      </Stack>
    </SchemaForm>
  );
}
