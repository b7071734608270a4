import { useState, type ComponentType } from 'react';
import { situacaoDoTermo } from '../../../domain/companhia/termoDigitado';
import { formatDia } from '../../../domain/base/data';
import { quando } from '../../../domain/base/quando';
import type { TermoPublicado } from '../../../domain/wire/companhia/companhia';
import { useTermosPublicadosQuery } from '../../../store/api/administracao/empresaAdministrada';
import { useHoje } from '../../../store/clock';
import { Accordion } from '../../../ui/Accordion/Accordion';
import { Button } from '../../../ui/Button/Button';
import { Card } from '../../../ui/Card/Card';
import { Skeleton } from '../../../ui/Skeleton/Skeleton';
import { Stack } from '../../../ui/Stack/Stack';
import { Text } from '../../../ui/Text/Text';
import { FalhaDaLeitura } from '../comum/FalhaDaLeitura';
import type { TermoDialogProps } from './TermoDialog';

export interface TermosProps {
  /** Terms as people read them. */
  Previa: ComponentType<{ html: string }>;
  /** Loaded once it is asked for. */
  Dialogo: ComponentType<TermoDialogProps>;
}

const palavras = { em_vigor: 'em vigor', futuro: 'ainda não vale', anterior: 'anterior' } as const;

/** The versions of the terms of use, the newest first, and the way to the next one. */
export function Termos({ Previa, Dialogo }: TermosProps) {
  const hoje = useHoje();
  const { currentData, error, isFetching, refetch } = useTermosPublicadosQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const [isOpen, setIsOpen] = useState(false);
  if (!currentData && error && !isFetching) {
    return (
      <FalhaDaLeitura title="Não conseguimos buscar os termos" error={error} retrying={isFetching} onRetry={refetch} />
    );
  }
  if (!currentData) return <Skeleton label="Carregando os termos de uso" shape="card" />;
  const title = (termo: TermoPublicado) =>
    `Versão ${termo.versao}, desde ${formatDia(termo.vigenteDe)}: ${palavras[situacaoDoTermo(termo, currentData, hoje)]}`;
  return (
    <Card
      title="Termos de uso"
      aside={
        <Button size="small" variant="secondary" onClick={() => setIsOpen(true)}>
          Nova versão
        </Button>
      }
    >
      <Stack gap={4}>
        <Text tone="quiet">
          {currentData.length === 0
            ? 'Nenhuma versão publicada: sem termos, ninguém consegue se cadastrar.'
            : 'Quem se cadastra aceita a versão em vigor. Uma versão publicada não muda.'}
        </Text>
        <Accordion
          items={currentData.toReversed().map((termo) => ({
            id: String(termo.versao),
            title: title(termo),
            content: (
              <Stack gap={3}>
                {termo.publicadoEm !== null && (
                  <Text tone="quiet" size="sm">
                    {`Publicada ${termo.autor === null ? '' : `por ${termo.autor} `}em ${quando(termo.publicadoEm)}`}
                  </Text>
                )}
                <Previa html={termo.conteudo} />
              </Stack>
            ),
          }))}
        />
      </Stack>
      {isOpen && <Dialogo publicados={currentData} Previa={Previa} onClose={() => setIsOpen(false)} />}
    </Card>
  );
}
