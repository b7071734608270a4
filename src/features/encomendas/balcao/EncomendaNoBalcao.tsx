import { formatCelular } from '../../../domain/base/pessoa/celular';
import { formatChaveNfe } from '../../../domain/encomendas/chaveNfe';
import { formatCodigoEncomenda } from '../../../domain/encomendas/codigoEncomenda';
import { formatCentavos } from '../../../domain/base/dinheiro';
import { formatMedidas, formatPeso } from '../../../domain/encomendas/encomenda';
import { rotulosSituacaoEncomenda } from '../../../domain/encomendas/situacaoEncomenda';
import type { EncomendaBalcao, Parte } from '../../../domain/wire/encomendas/encomendas';
import { useSubmission } from '../../../store/useSubmission';
import { Accordion } from '../../../ui/Accordion/Accordion';
import { Alert } from '../../../ui/Alert/Alert';
import { Card } from '../../../ui/Card/Card';
import { DescriptionList } from '../../../ui/DescriptionList/DescriptionList';
import { Stack } from '../../../ui/Stack/Stack';
import { StatusBadge } from '../../../ui/StatusBadge/StatusBadge';
import { Folhas } from './Folhas';
import { documentoDe } from './folhasEncomenda';
import { quandoLocal, quandoParada, trechoDe } from '../palavrasEncomenda';
import { PassoEmbarcar } from './PassoEmbarcar';
import { PassoEntregar } from './PassoEntregar';
import { PassoEncerrar } from './PassoEncerrar';
import { PassoReceber } from './PassoReceber';
import { PassoSimples } from './PassoSimples';

/** A parcel at the counter: its data and its next step. */
export function EncomendaNoBalcao({ encomenda }: { encomenda: EncomendaBalcao }) {
  const { codigo, situacao, eventos, viagem, recebedor } = encomenda;
  const { erro, done } = useSubmission('balcaoEncomenda');
  return (
    <Stack gap={6}>
      {erro !== null && (
        <Alert kind="danger" announce>
          {erro}
        </Alert>
      )}
      {done && (
        <Alert kind="success" announce>
          {`Registrado: ${rotulosSituacaoEncomenda[situacao].toLowerCase()}.`}
        </Alert>
      )}
      <Card
        title={formatCodigoEncomenda(codigo)}
        aside={<StatusBadge kind="info">{rotulosSituacaoEncomenda[situacao]}</StatusBadge>}
      >
        <DescriptionList
          items={[
            { label: 'Trecho', value: trechoDe(encomenda) },
            { label: 'Quem envia', value: parteDe(encomenda.remetente) },
            { label: 'Quem recebe', value: parteDe(encomenda.destinatario) },
            {
              label: 'Documento fiscal',
              value:
                encomenda.fiscal.tipo === 'nfe'
                  ? `NF-e ${formatChaveNfe(encomenda.fiscal.chave)}`
                  : `Declaração: ${encomenda.fiscal.itens.map((item) => `${item.quantidade} × ${item.descricao}`).join('; ')}`,
            },
            {
              label: 'Volumes',
              value: encomenda.volumes
                .map((volume) => `${formatPeso(volume.pesoGramas)}, ${formatMedidas(volume)}`)
                .join('; '),
            },
            { label: 'Valor declarado', value: formatCentavos(encomenda.valorDeclaradoCentavos) },
            { label: 'Frete', value: formatCentavos(encomenda.totalCentavos) },
            ...(viagem ? [{ label: 'Viagem', value: `${viagem.linha}, chega ${quandoParada(viagem.chegada)}` }] : []),
            ...(recebedor
              ? [{ label: 'Entregue a', value: `${recebedor.nome}, documento final ${recebedor.documentoFinal}` }]
              : []),
            { label: 'Desde', value: quandoLocal(eventos.at(-1)?.em ?? encomenda.criadaEm) },
          ]}
        />
      </Card>
      <ProximoPasso key={situacao} encomenda={encomenda} />
      <Accordion
        items={[{ id: 'folhas', title: 'Imprimir etiqueta e declaração', content: <Folhas encomenda={encomenda} /> }]}
      />
    </Stack>
  );
}

function ProximoPasso({ encomenda }: { encomenda: EncomendaBalcao }) {
  const { situacao } = encomenda;
  if (situacao === 'pre_postada') return <PassoReceber encomenda={encomenda} />;
  return (
    <>
      {situacao === 'postada' && <PassoEmbarcar encomenda={encomenda} />}
      {situacao === 'em_transporte' && (
        <PassoSimples encomenda={encomenda} situacao="chegou" titulo="Chegada" botao="Registrar chegada">
          A encomenda foi descarregada no terminal de destino.
        </PassoSimples>
      )}
      {situacao === 'chegou' && (
        <PassoSimples
          encomenda={encomenda}
          situacao="aguardando_retirada"
          titulo="Retirada"
          botao="Liberar para retirada"
        >
          A encomenda está guardada no balcão. Quem envia e quem recebe são avisados por e-mail.
        </PassoSimples>
      )}
      {situacao === 'aguardando_retirada' && <PassoEntregar encomenda={encomenda} />}
      <PassoEncerrar encomenda={encomenda} />
    </>
  );
}

const parteDe = (parte: Parte): string => `${parte.nome}, ${documentoDe(parte)}, ${formatCelular(parte.celular)}`;
