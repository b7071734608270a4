import type { Pincel } from '../../../domain/administracao/frota/desenho';
import { rotulosPincel } from '../../../domain/administracao/frota/palavrasFrota';
import { codigoDeClasse, type Classe } from '../../../domain/viagens/classe';
import { rotulosClasse } from '../../../domain/viagens/viagem';
import { FieldGrid } from '../../../ui/FieldGrid/FieldGrid';
import { Select } from '../../../ui/Select/Select';

interface FerramentasProps {
  pincel: Pincel;
  classe: Classe;
  onPincel: (pincel: Pincel) => void;
  onClasse: (classe: Classe) => void;
}

const pinceis = Object.keys(rotulosPincel) as Pincel[];
const classes = Object.keys(codigoDeClasse) as Classe[];

/** The thing that a press on a place puts there. */
export const Ferramentas = ({ pincel, classe, onPincel, onClasse }: FerramentasProps) => (
  <FieldGrid>
    <Select
      name="pincel"
      label="Ao tocar um lugar, pôr"
      value={pincel}
      options={pinceis.map((value) => ({ value, label: rotulosPincel[value] }))}
      onChange={(value) => onPincel(pinceis.find((one) => one === value) ?? 'editar')}
    />
    {pincel === 'poltrona' && (
      <Select
        name="classe"
        label="Classe"
        value={classe}
        options={classes.map((value) => ({ value, label: rotulosClasse[value] }))}
        onChange={(value) => onClasse(classes.find((one) => one === value) ?? 'convencional')}
      />
    )}
  </FieldGrid>
);
