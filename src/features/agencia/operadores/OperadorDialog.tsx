import { useId, useState } from 'react';
import { operadorVazio, textoPontos, toLimites, type DadosOperador } from '../../../domain/agencia/caixa/operador';
import { EMAIL_MAXIMO } from '../../../domain/base/pessoa/email';
import { NOME_MAXIMO } from '../../../domain/base/pessoa/nome';
import type { Operador } from '../../../domain/wire/agencia/operadores';
import { useEmit } from '../../../events/useEmit';
import { useSubmission } from '../../../store/useSubmission';
import { Alert } from '../../../ui/Alert/Alert';
import { Button } from '../../../ui/Button/Button';
import { Dialog } from '../../../ui/Dialog/Dialog';
import { FormErrorSummary } from '../../../ui/form/FormErrorSummary';
import { FormTextInput } from '../../../ui/form/FormTextInput';
import { SchemaForm } from '../../../ui/form/SchemaForm';
import { Stack } from '../../../ui/Stack/Stack';
import { CamposOperador } from './CamposOperador';

export interface OperadorDialogProps {
  /** The operator to edit; null for a new one. */
  operador: Operador | null;
  onClose: () => void;
}

const toDados = (operador: Operador): DadosOperador => ({
  nome: operador.nome,
  email: operador.email,
  papel: operador.papel,
  limiteCaixaCentavos: operador.limiteCaixaCentavos,
  limiteDesconto: textoPontos(operador.limiteDescontoPontos),
  comissao: textoPontos(operador.comissaoPontos),
});

const schema = () =>
  import(/* webpackChunkName: "esquema-agencia" */ '../../../domain/agencia/caixa/operadorSchema').then(
    (module) => module.operadorSchema,
  );

/** Creates an operator, or edits role and limits. Values are kept when sending fails. */
export function OperadorDialog({ operador, onClose }: OperadorDialogProps) {
  const formId = useId();
  const tipo = operador === null ? 'criar' : 'editar';
  const emit = useEmit();
  const { sending, erro } = useSubmission('operador', { acoes: [tipo], onDone: onClose });
  // Values and version at opening; the server refuses a concurrent change.
  const [initialValues] = useState(() => (operador ? toDados(operador) : operadorVazio));
  const send = (dados: DadosOperador) => {
    if (sending) return;
    if (operador === null) return emit('AcaoOperadorEnviada', { acao: { tipo: 'criar', dados } });
    const { id, versao } = operador;
    emit('AcaoOperadorEnviada', {
      acao: { tipo: 'editar', id, edicao: { papel: dados.papel, ...toLimites(dados), versao } },
    });
  };
  const close = () => {
    emit('AcaoOperadorDispensada');
    onClose();
  };
  return (
    <Dialog
      open
      title={operador === null ? 'Novo operador' : `Editar ${operador.nome}`}
      width="medium"
      dismissable={false}
      onClose={(reason) => reason === 'pessoa' && close()}
      actions={
        <>
          <Button variant="secondary" disabled={sending} onClick={close}>
            Voltar
          </Button>
          <Button type="submit" form={formId} loading={sending}>
            {operador === null ? 'Criar operador' : 'Salvar'}
          </Button>
        </>
      }
    >
      <SchemaForm<DadosOperador>
        id={formId}
        schema={schema}
        initialValues={initialValues}
        sending={sending}
        refusedFocus="summary"
        onSubmit={send}
      >
        <Stack gap={4}>
          <FormErrorSummary />
          {operador === null && <CamposPessoa />}
          <CamposOperador proprio={operador?.proprio ?? false} />
          {erro && (
            <Alert kind="danger" announce>
              {erro}
            </Alert>
          )}
        </Stack>
      </SchemaForm>
    </Dialog>
  );
}

/** Name and address, which are typed once. */
function CamposPessoa() {
  return (
    <>
      <FormTextInput name="nome" label="Nome completo" autoComplete="off" maxLength={NOME_MAXIMO} required />
      <FormTextInput
        name="email"
        label="E-mail"
        type="email"
        hint="É com ele que o operador entra."
        autoComplete="off"
        maxLength={EMAIL_MAXIMO}
        required
      />
    </>
  );
}
