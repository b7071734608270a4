import type { ComponentType } from 'react';
import type { DadosExclusao } from '../../../domain/conta/acessoConta';
import { useEmit } from '../../../events/useEmit';
import { useAppSelector } from '../../../store/hooks';
import type { ProvaExigida } from '../../../store/conta/minhaConta';
import { selectPessoa } from '../../../store/sessao/sessao';
import { useSubmission } from '../../../store/useSubmission';
import { Button } from '../../../ui/Button/Button';
import { Dialog } from '../../../ui/Dialog/Dialog';
import { FormPasswordInput } from '../../../ui/form/FormPasswordInput';
import { SchemaForm } from '../../../ui/form/SchemaForm';
import { Stack } from '../../../ui/Stack/Stack';
import { FalhaTentativa } from './FalhaTentativa';
import { rotulosProvedor } from './rotulosProvedor';
import { t, translated } from '../../../words/t';

const schema = () =>
  import(/* webpackChunkName: "esquema-conta" */ '../../../domain/conta/acessoContaSchema').then(
    (module) => module.exclusaoSchema,
  );
const initialValues: DadosExclusao = { senhaExclusao: '' };
const FORM_ID = 'excluir-conta';

/** Consequences of the deletion, and the required proof of identity. */
export function ExcluirDialog({ prova, CreditoPerdido }: { prova: ProvaExigida; CreditoPerdido: ComponentType }) {
  const emit = useEmit();
  const { sending } = useSubmission('exclusaoConta');
  const provedor = useAppSelector(selectPessoa)?.provedor ?? 'itape';
  const confirm = ({ senhaExclusao }: DadosExclusao) =>
    prova === 'login' ? emit('ReautenticacaoPedida') : emit('ExclusaoConfirmada', { senha: senhaExclusao });
  return (
    <Dialog
      open
      title={t('Excluir sua conta?')}
      width="narrow"
      dismissable={!sending}
      onClose={sending ? undefined : () => emit('ExclusaoDesistida')}
      actions={
        <>
          <Button variant="quiet" disabled={sending} onClick={() => emit('ExclusaoDesistida')}>
            {t('Manter conta')}
          </Button>
          <Button type="submit" form={FORM_ID} variant={prova === 'login' ? 'primary' : 'danger'} loading={sending}>
            {prova === 'login' ? t('Entrar de novo') : t('Excluir para sempre')}
          </Button>
        </>
      }
    >
      <SchemaForm<DadosExclusao>
        id={FORM_ID}
        label={t('Excluir conta')}
        schema={schema}
        initialValues={initialValues}
        sending={sending}
        onSubmit={confirm}
      >
        <Stack gap={4}>
          <p>
            {t(
              'Seus dados são apagados e você não poderá mais entrar. Bilhetes já emitidos continuam valendo, mas não aparecerão mais aqui: baixe-os antes. Das compras guardamos apenas o que a lei fiscal exige, como nome e CPF no bilhete.',
            )}
          </p>
          <CreditoPerdido />
          {prova === 'senha' && (
            <FormPasswordInput
              label={t('Confirme sua senha')}
              name="senhaExclusao"
              autoComplete="current-password"
              required
            />
          )}
          {prova === 'login' && (
            <p>
              {t('Para confirmar que é você, entre de novo com {provedor} e volte aqui em até 5 minutos.', {
                provedor: translated(rotulosProvedor[provedor]),
              })}
            </p>
          )}
          <FalhaTentativa assunto="exclusaoConta" />
        </Stack>
      </SchemaForm>
    </Dialog>
  );
}
