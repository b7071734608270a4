import { formatCentavos } from '../../domain/base/dinheiro';
import type { DadosRevisao } from '../../domain/encomendas/atendimentoEncomenda';
import { formatMedidas, formatPeso, rotulosDocumentoParte } from '../../domain/encomendas/encomenda';
import {
  isTipoDocumentoParte,
  type DadosFiscais,
  type DadosPartes,
  type ParteDigitada,
} from '../../domain/encomendas/formularioEncomenda';
import { toEtapaLink } from '../../domain/encomendas/linksEncomenda';
import type { CotacaoEncomenda } from '../../domain/wire/encomendas/encomendas';
import { useEmit } from '../../events/useEmit';
import { useSubmission } from '../../store/useSubmission';
import { Alert } from '../../ui/Alert/Alert';
import { Button } from '../../ui/Button/Button';
import { Card } from '../../ui/Card/Card';
import { DescriptionList } from '../../ui/DescriptionList/DescriptionList';
import { FormCheckbox } from '../../ui/form/FormCheckbox';
import { SchemaForm } from '../../ui/form/SchemaForm';
import { LinkButton } from '../../ui/LinkButton/LinkButton';
import { Stack } from '../../ui/Stack/Stack';
import { Etapa } from './Etapa';
import { quandoInstante, trechoDe } from './palavrasEncomenda';
import { Proibidos } from './Proibidos';

const schema = () =>
  import(/* webpackChunkName: "esquema-encomendas" */ '../../domain/encomendas/atendimentoEncomendaSchema').then(
    (module) => module.revisaoSchema,
  );
const initialValues: DadosRevisao = { ciencia: false };

export interface RevisaoPageProps {
  cotacao: CotacaoEncomenda;
  partes: DadosPartes;
  fiscal: DadosFiscais;
}

/** Review of all data with the prohibited goods, and the button that creates the parcel. */
export function RevisaoPage({ cotacao, partes, fiscal }: RevisaoPageProps) {
  const emit = useEmit();
  const { sending, erro } = useSubmission('encomenda');
  return (
    <Etapa etapa="revisao" title="Confira a encomenda">
      <SchemaForm<DadosRevisao>
        label="Revisão"
        schema={schema}
        initialValues={initialValues}
        sending={sending}
        onSubmit={({ ciencia }) => emit('EncomendaEnviada', { cotacaoId: cotacao.id, partes, fiscal, ciencia })}
      >
        <Stack gap={6}>
          <Card title={trechoDe(cotacao)}>
            <DescriptionList items={itensDe(cotacao, partes, fiscal)} />
          </Card>
          <p>{`Preço válido até ${quandoInstante(cotacao.validaAte)}. O balcão pesa e mede de novo: se algo for diferente, o valor é acertado na hora.`}</p>
          <Proibidos aberta />
          <FormCheckbox name="ciencia" label="Li a lista e confirmo que a encomenda não leva nada proibido" required />
          {erro !== null && (
            <Alert
              kind="danger"
              announce
              action={
                <LinkButton variant="secondary" size="small" href={toEtapaLink('cotacao')}>
                  Ver a cotação
                </LinkButton>
              }
            >
              {erro}
            </Alert>
          )}
          <Button type="submit" loading={sending}>
            Registrar encomenda
          </Button>
        </Stack>
      </SchemaForm>
    </Etapa>
  );
}

const itensDe = (cotacao: CotacaoEncomenda, partes: DadosPartes, fiscal: DadosFiscais) => [
  ...cotacao.volumes.map((volume, i) => ({
    label: cotacao.volumes.length === 1 ? 'Volume' : `Volume ${i + 1}`,
    value: `${formatPeso(volume.pesoGramas)}, ${formatMedidas(volume)}`,
  })),
  { label: 'Valor declarado', value: formatCentavos(cotacao.valorDeclaradoCentavos) },
  { label: 'Quem envia', value: toLine(partes.remetente) },
  { label: 'Quem recebe', value: toLine(partes.destinatario) },
  { label: 'Documento', value: fiscal.tipo === 'nfe' ? `NF-e ${fiscal.chave}` : 'Declaração de conteúdo' },
  { label: 'Total no balcão', value: formatCentavos(cotacao.totalCentavos) },
];

const toLine = ({ nome, tipo, numero, celular }: ParteDigitada): string =>
  `${nome.trim()}, ${isTipoDocumentoParte(tipo) ? rotulosDocumentoParte[tipo] : ''} ${numero}, ${celular}`;
