import { HORARIO_BALCAO, LIMITES } from '../../domain/encomendas/encomenda';
import type { DadosCotacao } from '../../domain/encomendas/formularioEncomenda';
import { toBalcaoLink } from '../../domain/encomendas/linksEncomenda';
import { rotas } from '../../domain/base/rotas';
import { useEmit } from '../../events/useEmit';
import { useSubmission } from '../../store/useSubmission';
import { useCatalogoVazio } from '../../store/viagens/useCatalogoVazio';
import { useBrand } from '../../ui/brand/BrandContext';
import { Alert } from '../../ui/Alert/Alert';
import { Button } from '../../ui/Button/Button';
import { Card } from '../../ui/Card/Card';
import { Columns } from '../../ui/Columns/Columns';
import { EmptyCatalogue } from '../../ui/EmptyCatalogue/EmptyCatalogue';
import { FormErrorSummary } from '../../ui/form/FormErrorSummary';
import { FormMoneyInput } from '../../ui/form/FormMoneyInput';
import { SchemaForm } from '../../ui/form/SchemaForm';
import { LinkButton } from '../../ui/LinkButton/LinkButton';
import { List } from '../../ui/List/List';
import { Page } from '../../ui/Page/Page';
import { Stack } from '../../ui/Stack/Stack';
import { CampoLugar } from './CampoLugar';
import { CotacaoFeita } from './CotacaoFeita';
import { Proibidos } from './Proibidos';
import { Volumes } from './Volumes';

export interface CotacaoPageProps {
  dados: DadosCotacao;
  /** Shows the link to the counter, for agency members. */
  agencia: boolean;
  onDados: (dados: DadosCotacao) => void;
}

/** First step: origin, destination, weight, size and value, with the resulting quote. */
export function CotacaoPage({ dados, agencia, onDados }: CotacaoPageProps) {
  const vazio = useCatalogoVazio();
  const { nome: empresa } = useBrand();
  return (
    <Page
      title={rotas.encomendas.titulo}
      description={`Envie encomendas de ônibus entre os terminais da ${empresa}: cote por peso, tamanho e trecho, e acompanhe até a retirada.`}
      lede="Cote, preencha os dados aqui e leve ao balcão do terminal. A encomenda segue na próxima viagem."
    >
      <Columns shape="notes">
        {vazio ? <EmptyCatalogue {...vazio} /> : <CotacaoForm dados={dados} onDados={onDados} />}
        <Stack gap={4}>
          <Card title="Já enviou?">
            <Stack gap={3}>
              <p>Acompanhe com o código da etiqueta e os 4 últimos dígitos do seu documento.</p>
              <div>
                <LinkButton variant="secondary" href={rotas.rastreioEncomenda.path}>
                  Rastrear encomenda
                </LinkButton>
              </div>
            </Stack>
          </Card>
          {agencia && (
            <Card title="Agência">
              <LinkButton variant="secondary" href={toBalcaoLink()}>
                Abrir o balcão
              </LinkButton>
            </Card>
          )}
          <Card title="Como funciona" tone="sunken">
            <List marker="bullet">
              <li>Cada volume pesa até 30 kg e mede até 100 cm de lado, 200 cm na soma dos três.</li>
              <li>Toda encomenda viaja com NF-e ou declaração de conteúdo.</li>
              <li>{`Você paga no balcão, ${HORARIO_BALCAO}.`}</li>
              <li>Quem recebe retira no terminal de destino, com documento.</li>
            </List>
          </Card>
          <Proibidos />
        </Stack>
      </Columns>
    </Page>
  );
}

const schema = () =>
  import(/* webpackChunkName: "esquema-encomendas" */ '../../domain/encomendas/encomendaSchema').then(
    (module) => module.cotacaoSchema,
  );

const rotulosLugar: Record<string, string> = { origem: 'Origem', destino: 'Destino', valor: 'Valor' };
const labelOf = (name: string): string | undefined => {
  const volume = /^volumes\[(\d+)\]/.exec(name);
  return volume ? `Volume ${Number(volume[1]) + 1}` : rotulosLugar[name];
};

function CotacaoForm({ dados, onDados }: Omit<CotacaoPageProps, 'agencia'>) {
  const emit = useEmit();
  const { sending, erro, valor: cotacao } = useSubmission('cotacaoEncomenda');
  const quote = (next: DadosCotacao) => {
    onDados(next);
    emit('EncomendaCotada', { dados: next });
  };
  return (
    <SchemaForm<DadosCotacao>
      label="Cotação"
      schema={schema}
      initialValues={dados}
      keepDirty
      sending={sending}
      refusedFocus="summary"
      onSubmit={quote}
    >
      {(values) => (
        <Stack gap={6}>
          <Card title="Quanto custa enviar">
            <Stack gap={4}>
              <FormErrorSummary labelOf={labelOf} />
              <CampoLugar name="origem" label="Origem" />
              <CampoLugar name="destino" label="Destino" origem={values.origem.lugar?.id} />
              <Volumes />
              <FormMoneyInput
                name="valor"
                label="Valor do conteúdo"
                hint="O que tudo vale, para o seguro: de R$ 10,00 a R$ 10.000,00."
                max={LIMITES.valorCentavos}
                required
              />
              {erro !== null && (
                <Alert kind="danger" announce>
                  {erro}
                </Alert>
              )}
              <Button type="submit" loading={sending}>
                Ver preço
              </Button>
            </Stack>
          </Card>
          {cotacao && <CotacaoFeita cotacao={cotacao} dados={values} onDados={onDados} />}
        </Stack>
      )}
    </SchemaForm>
  );
}
