import { useCallback, useState } from 'react';
import type { DadosSenha } from '../../../domain/conta/acessoConta';
import { useEmit } from '../../../events/useEmit';
import { useAppSelector } from '../../../store/hooks';
import { selectPessoa } from '../../../store/sessao/sessao';
import { useSubmission } from '../../../store/useSubmission';
import { useBrand } from '../../../ui/brand/BrandContext';
import { Button } from '../../../ui/Button/Button';
import { Card } from '../../../ui/Card/Card';
import { FormPasswordInput } from '../../../ui/form/FormPasswordInput';
import { SchemaForm } from '../../../ui/form/SchemaForm';
import { Stack } from '../../../ui/Stack/Stack';
import { FalhaTentativa } from './FalhaTentativa';
import { rotulosProvedor } from './rotulosProvedor';
import { t, translated } from '../../../words/t';

/** Changes the password; Google and Apple logins have none here and are told so. */
export function SenhaCard() {
  const provedor = useAppSelector(selectPessoa)?.provedor ?? 'itape';
  const { nome: empresa } = useBrand();
  // Each change resets the form.
  const [trocadas, setTrocadas] = useState(0);
  const reset = useCallback(() => setTrocadas((before) => before + 1), []);
  useSubmission('senhaConta', { onDone: reset });
  return (
    <Card title={t('Senha')}>
      {provedor === 'itape' ? (
        <SenhaForm key={trocadas} />
      ) : (
        <p>
          {t('Você entra com {provedor}: não há senha na {empresa}. Para trocá-la, use a sua conta de lá.', {
            provedor: translated(rotulosProvedor[provedor]),
            empresa,
          })}
        </p>
      )}
    </Card>
  );
}

const schema = () =>
  import(/* webpackChunkName: "esquema-conta" */ '../../../domain/conta/acessoContaSchema').then(
    (module) => module.senhaSchema,
  );
const initialValues: DadosSenha = { senhaAtual: '', senhaNova: '' };

function SenhaForm() {
  const emit = useEmit();
  const { sending } = useSubmission('senhaConta');
  return (
    <SchemaForm<DadosSenha>
      label={t('Alterar senha')}
      schema={schema}
      initialValues={initialValues}
      sending={sending}
      onSubmit={({ senhaAtual, senhaNova }) => emit('SenhaTrocaEnviada', { atual: senhaAtual, nova: senhaNova })}
    >
      <Stack gap={4}>
        <FormPasswordInput label={t('Senha atual')} name="senhaAtual" autoComplete="current-password" required />
        <FormPasswordInput
          label={t('Nova senha')}
          name="senhaNova"
          autoComplete="new-password"
          required
          hint={t('Pelo menos 6 caracteres, com um número')}
        />
        <FalhaTentativa assunto="senhaConta" />
        <Button type="submit" variant="secondary" loading={sending}>
          {t('Alterar senha')}
        </Button>
      </Stack>
    </SchemaForm>
  );
}
