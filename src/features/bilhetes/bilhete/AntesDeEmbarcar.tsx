import { BAGAGEM, DOCUMENTOS_EMBARQUE } from '../../../domain/bilhetes/regrasBilhete';
import { useBilheteQuery } from '../../../store/api/bilhetes';
import { Accordion } from '../../../ui/Accordion/Accordion';
import { Card } from '../../../ui/Card/Card';
import { Stack } from '../../../ui/Stack/Stack';
import { t, translated } from '../../../words/t';

/** Boarding documents, luggage and change rules, equal for all tickets of an order. */
export function AntesDeEmbarcar({ bilheteId }: { bilheteId: string }) {
  const { data: bilhete } = useBilheteQuery(bilheteId);
  if (!bilhete) return null;
  return (
    <Card title={t('Antes de embarcar')}>
      <Accordion
        initiallyOpen={['documentos']}
        items={[
          {
            id: 'documentos',
            title: t('Documentos e horário'),
            content: <Linhas linhas={DOCUMENTOS_EMBARQUE.map(translated)} />,
          },
          { id: 'bagagem', title: t('Bagagem'), content: <Linhas linhas={BAGAGEM.map(translated)} /> },
          { id: 'regras', title: t('Cancelamento e remarcação'), content: <Linhas linhas={bilhete.regras} /> },
        ]}
      />
    </Card>
  );
}

const Linhas = ({ linhas }: { linhas: readonly string[] }) => (
  <Stack gap={2}>
    {linhas.map((linha) => (
      <p key={linha}>{linha}</p>
    ))}
  </Stack>
);
