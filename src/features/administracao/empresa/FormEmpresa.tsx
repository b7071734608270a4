import { useId } from 'react';
import { type DadosEmpresa, toDadosCompanhia } from '../../../domain/companhia/formularioEmpresa';
import { itemDoCampo } from '../../../domain/companhia/partesEmpresa';
import type { Companhia } from '../../../domain/wire/companhia/companhia';
import { useEmit } from '../../../events/useEmit';
import { selectRascunhoEmpresa } from '../../../store/administracao/rascunhoEmpresa';
import { useAppSelector } from '../../../store/hooks';
import { selectPessoa } from '../../../store/sessao/sessao';
import { useSubmission } from '../../../store/useSubmission';
import { Alert } from '../../../ui/Alert/Alert';
import { Button } from '../../../ui/Button/Button';
import { FormErrorSummary } from '../../../ui/form/FormErrorSummary';
import { FormRefusals } from '../../../ui/form/FormRefusals';
import { SchemaForm } from '../../../ui/form/SchemaForm';
import { Stack } from '../../../ui/Stack/Stack';
import { CamposEmpresa, type CamposEmpresaProps } from './CamposEmpresa';
import { Conflito } from './Conflito';
import { Estado } from './Estado';
import { useEdicao, versaoDe } from './useEdicao';
import { VigiaEmpresa } from './VigiaEmpresa';

const ACOES = ['salvar'] as const;
const schema = () =>
  import(/* webpackChunkName: "esquema-empresa" */ '../../../domain/companhia/formularioEmpresaSchema').then(
    (module) => module.empresaSchema,
  );

interface FormEmpresaProps extends CamposEmpresaProps {
  atual: Companhia | null;
}

/** The company's document as a form. Unsaved text is kept in this tab, and nobody's change is written over unseen. */
export function FormEmpresa({ atual, Regras }: FormEmpresaProps) {
  const formId = useId();
  const emit = useEmit();
  const guardado = useRascunho();
  const { sending, erro, erros, valor } = useSubmission('empresa', { acoes: ACOES });
  const { edicao, digitado, setDigitado, isDirty, outra, startWith } = useEdicao({ atual, guardado, salva: valor });
  const { base, valores, n, retomada } = edicao;
  const begin: typeof startWith = (...state) => {
    // The new form tells by itself what differs in it.
    emit('EmpresaDesfeita');
    startWith(...state);
  };
  const send = (form: DadosEmpresa) =>
    emit('EmpresaEnviada', { versao: versaoDe(base), dados: toDadosCompanhia(form) });
  return (
    <Stack gap={6}>
      <Estado
        formId={formId}
        base={base}
        sending={sending}
        isDirty={isDirty}
        retomada={retomada}
        onDescartar={() => begin(atual)}
      />
      {outra && <Conflito base={base} digitado={digitado} outra={outra} onEscolha={begin} />}
      <SchemaForm<DadosEmpresa>
        key={n}
        id={formId}
        label="Dados da empresa"
        schema={schema}
        initialValues={valores}
        keepDirty
        sending={sending}
        refusedFocus="summary"
        onSubmit={send}
      >
        <FormRefusals erros={erros}>
          <Stack gap={6}>
            <FormErrorSummary labelOf={itemDoCampo} />
            <VigiaEmpresa base={base} onTyped={setDigitado} />
            <CamposEmpresa Regras={Regras} />
            <Envio sending={sending} erro={outra ? null : erro} />
          </Stack>
        </FormRefusals>
      </SchemaForm>
    </Stack>
  );
}

/** The unsaved text of the person who is signed in; null without any. */
function useRascunho() {
  const pessoa = useAppSelector(selectPessoa);
  const rascunho = useAppSelector(selectRascunhoEmpresa);
  return rascunho && rascunho.sub === pessoa?.sub ? rascunho : null;
}

function Envio({ sending, erro }: { sending: boolean; erro: string | null }) {
  return (
    <>
      {erro && (
        <Alert kind="danger" announce>
          {erro}
        </Alert>
      )}
      <div>
        <Button type="submit" loading={sending}>
          Salvar dados da empresa
        </Button>
      </div>
    </>
  );
}
