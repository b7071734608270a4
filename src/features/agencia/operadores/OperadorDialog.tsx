import { useState } from 'react';
import { operadorVazio, textoPontos, toLimites, type DadosOperador } from '../../../domain/agencia/caixa/operador';
import { EMAIL_MAXIMO } from '../../../domain/base/pessoa/email';
import { NOME_MAXIMO } from '../../../domain/base/pessoa/nome';
import type { Operador } from '../../../domain/wire/agencia/operadores';
import { useEmit } from '../../../events/useEmit';
import { FormTextInput } from '../../../ui/form/FormTextInput';
import { DialogoFormulario } from './DialogoFormulario';
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

/** Creates an operator, or edits role and limits. */
export function OperadorDialog({ operador, onClose }: OperadorDialogProps) {
  const emit = useEmit();
  // Values and version at opening; the server refuses a concurrent change.
  const [initialValues] = useState(() => (operador ? toDados(operador) : operadorVazio));
  const send = (dados: DadosOperador) => {
    if (operador === null) return emit('AcaoOperadorEnviada', { acao: { tipo: 'criar', dados } });
    const { id, versao } = operador;
    emit('AcaoOperadorEnviada', {
      acao: { tipo: 'editar', id, edicao: { papel: dados.papel, ...toLimites(dados), versao } },
    });
  };
  return (
    <DialogoFormulario<DadosOperador>
      tipo={operador === null ? 'criar' : 'editar'}
      title={operador === null ? 'Novo operador' : `Editar ${operador.nome}`}
      submitLabel={operador === null ? 'Criar operador' : 'Salvar'}
      schema={schema}
      initialValues={initialValues}
      onSubmit={send}
      onClose={onClose}
    >
      {operador === null && <CamposPessoa />}
      <CamposOperador proprio={operador?.proprio ?? false} />
    </DialogoFormulario>
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
