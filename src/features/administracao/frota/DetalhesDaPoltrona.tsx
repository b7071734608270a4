import { conteudoEm, mudarPoltrona, type Desenho } from '../../../domain/administracao/frota/desenho';
import { limitesPlanta, type LugarPlanta } from '../../../domain/viagens/plantaOnibus';
import { Card } from '../../../ui/Card/Card';
import { Checkbox } from '../../../ui/Checkbox/Checkbox';
import { NumberStepper } from '../../../ui/NumberStepper/NumberStepper';
import { Stack } from '../../../ui/Stack/Stack';

interface DetalhesDaPoltronaProps {
  desenho: Desenho;
  lugar: LugarPlanta;
  onChange: (desenho: Desenho) => void;
}

/** Number and features of the chosen seat. */
export function DetalhesDaPoltrona({ desenho, lugar, onChange }: DetalhesDaPoltronaProps) {
  const seat = conteudoEm(desenho, lugar);
  if (seat?.tipo !== 'poltrona') return null;
  const change = (mudanca: Parameters<typeof mudarPoltrona>[2]) => onChange(mudarPoltrona(desenho, lugar, mudanca));
  return (
    <Card title={`Poltrona ${seat.numero}`} tone="sunken">
      <Stack gap={3}>
        <NumberStepper
          name="numero"
          label="Número"
          min={1}
          max={limitesPlanta.poltrona}
          value={seat.numero}
          onChange={(numero) => change({ numero })}
        />
        <Checkbox name="janela" label="Na janela" checked={seat.janela} onChange={(janela) => change({ janela })} />
        <Checkbox
          name="acessivel"
          label="Acessível"
          checked={seat.acessivel}
          onChange={(acessivel) => change({ acessivel })}
        />
        <Checkbox
          name="preferencialMulheres"
          label="Preferencial para mulheres"
          checked={seat.preferencialMulheres}
          onChange={(preferencialMulheres) => change({ preferencialMulheres })}
        />
      </Stack>
    </Card>
  );
}
