import { useMemo } from 'react';
import { useFormState } from 'react-final-form';
import type { Dia } from '../../domain/base/data';
import { formatCentavos } from '../../domain/base/dinheiro';
import { LIMITES } from '../../domain/encomendas/encomenda';
import { readChaveNfe } from '../../domain/encomendas/chaveNfe';
import { formatCnpj } from '../../domain/base/pessoa/cnpj';
import { formatCpf } from '../../domain/base/pessoa/cpf';
import { itemVazio, type DadosFiscais } from '../../domain/encomendas/formularioEncomenda';
import { useEmit } from '../../events/useEmit';
import { useHoje } from '../../store/clock';
import { Button } from '../../ui/Button/Button';
import { Card } from '../../ui/Card/Card';
import { FieldGrid } from '../../ui/FieldGrid/FieldGrid';
import { FormErrorSummary } from '../../ui/form/FormErrorSummary';
import { FormMoneyInput } from '../../ui/form/FormMoneyInput';
import { FormRadioGroup } from '../../ui/form/FormRadioGroup';
import { FormTextInput } from '../../ui/form/FormTextInput';
import { SchemaForm } from '../../ui/form/SchemaForm';
import { Stack } from '../../ui/Stack/Stack';
import { CamposRepetidos } from './CamposRepetidos';
import { Etapa } from './Etapa';

const schemaOn = (dia: Dia) => () =>
  import(/* webpackChunkName: "esquema-encomendas" */ '../../domain/encomendas/encomendaSchema').then((module) =>
    module.fiscalSchema(dia),
  );
const labelOf = (name: string): string | undefined => {
  const item = /^itens\[(\d+)\]/.exec(name);
  return item ? `Item ${Number(item[1]) + 1}` : undefined;
};

export interface DocumentoPageProps {
  dados: DadosFiscais;
  onDados: (dados: DadosFiscais) => void;
}

/** The mandatory fiscal document: an NF-e key or a declaration of contents. */
export function DocumentoPage({ dados, onDados }: DocumentoPageProps) {
  const emit = useEmit();
  const hoje = useHoje();
  const schema = useMemo(() => schemaOn(hoje), [hoje]);
  const go = (next: DadosFiscais) => {
    onDados(next);
    emit('EtapaEncomendaConcluida', { proxima: 'revisao' });
  };
  return (
    <Etapa
      etapa="documento"
      title="Documento fiscal"
      lede="A lei não deixa encomenda viajar sem nota fiscal ou declaração de conteúdo."
    >
      <SchemaForm<DadosFiscais>
        label="Documento fiscal"
        schema={schema}
        initialValues={dados}
        refusedFocus="summary"
        onSubmit={go}
      >
        {(values) => (
          <Stack gap={6}>
            <FormErrorSummary labelOf={labelOf} />
            <FormRadioGroup
              name="tipo"
              label="Com que documento ela viaja"
              layout="cards"
              options={[
                {
                  value: 'declaracao',
                  label: 'Declaração de conteúdo',
                  description: 'Para quem não é obrigado a emitir nota: presentes, mudança, objetos usados.',
                },
                { value: 'nfe', label: 'Nota fiscal (NF-e)', description: 'Para venda de mercadoria.' },
              ]}
            />
            {values.tipo === 'nfe' ? <Nfe chave={values.chave} /> : <Itens />}
            <Button type="submit">Continuar</Button>
          </Stack>
        )}
      </SchemaForm>
    </Etapa>
  );
}

/** A CNPJ, or the CPF of a person who issues. */
const formatEmitente = (emitente: string): string =>
  emitente.length === CPF_DIGITOS ? formatCpf(emitente) : formatCnpj(emitente);
const CPF_DIGITOS = 11;

function Nfe({ chave }: { chave: string }) {
  const lida = readChaveNfe(chave, useHoje());
  return (
    <Card title="Nota fiscal">
      <Stack gap={3}>
        <FormTextInput
          name="chave"
          label="Chave de acesso da NF-e"
          hint="Os 44 dígitos sob o código de barras do DANFE; com espaços ou sem."
          inputMode="numeric"
          autoComplete="off"
          maxLength={60}
          required
        />
        <p role="status" className="it-tabular">
          {lida.ok &&
            `Nota ${lida.partes.numero}, série ${lida.partes.serie}, de ${lida.partes.uf}, emitida por ${formatEmitente(lida.partes.emitente)}.`}
        </p>
      </Stack>
    </Card>
  );
}

function Itens() {
  const { values } = useFormState<DadosFiscais>({ subscription: { values: true } });
  const total = values.itens.reduce((sum, { quantidade, valor }) => sum + (Number(quantidade) || 0) * (valor ?? 0), 0);
  return (
    <Card title="O que vai dentro" aside={<span className="it-tabular">{formatCentavos(total)}</span>}>
      <CamposRepetidos name="itens" um="item" max={LIMITES.itens} vazio={itemVazio} legenda={(i) => `Item ${i + 1}`}>
        {(prefix) => (
          <FieldGrid layout="item">
            <FormTextInput name={`${prefix}.descricao`} label="O que é" maxLength={80} autoComplete="off" required />
            <FormTextInput
              name={`${prefix}.quantidade`}
              label="Quantidade"
              inputMode="numeric"
              maxLength={3}
              autoComplete="off"
              required
            />
            <FormMoneyInput name={`${prefix}.valor`} label="Valor de cada um" max={LIMITES.itemCentavos} required />
          </FieldGrid>
        )}
      </CamposRepetidos>
    </Card>
  );
}
