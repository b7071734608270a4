/** A coach on a winding road of stones towards the sun, with an ipê in bloom: the logo's motif. Drawn by hand, 2 kB. */
export function HeroScene() {
  return (
    <svg
      className="it-hero__scene"
      viewBox="-600 0 1800 420"
      preserveAspectRatio="xMaxYMax slice"
      aria-hidden="true"
      focusable="false"
    >
      <defs>
        <radialGradient id="it-hero-glow" cx="850" cy="200" r="420" gradientUnits="userSpaceOnUse">
          <stop className="it-hero__glow" offset="0" stopOpacity=".5" />
          <stop className="it-hero__glow" offset=".45" stopOpacity=".14" />
          <stop className="it-hero__glow" offset="1" stopOpacity="0" />
        </radialGradient>
      </defs>
      <path fill="url(#it-hero-glow)" d="M-600-400h1800v820H-600z" />
      <circle className="it-hero__sun" cx="850" cy="196" r="62" />
      <path
        className="it-hero__far"
        d="M-600 250c70-30 120-70 190-66s110 62 190 60 110-44 220 18c60-18 96-58 150-58s84 34 130 40 82-26 132-26 84 32 130 30 70-66 124-82 74 10 92 44 44 36 76 20 62-62 104-62 60 44 92 54 74-26 108-20 42 14 62 12v246H-600z"
      />
      <path
        className="it-hero__mid"
        d="M-600 300c120-30 210-10 310 0s190 40 290 16c90-36 170-38 262-18s150 22 236-4 150-32 226-10 118 20 186-6 166-48 290-14v156H-600z"
      />
      <path
        className="it-hero__near"
        d="M-600 366c200-30 380 30 600 6 180-34 330-30 520-20s300 14 420-8 190-26 260-18v94H-600z"
      />
      <path
        className="it-hero__road"
        d="M858 258c-20 8-52 14-50 24s60 8 66 22-58 18-118 30c-110 22-250 46-330 86h236c70-36 190-52 250-76s62-46 22-60-58-8-62-16 8-6 6-10z"
      />
      <path
        className="it-hero__stones"
        d="M846 262c-14 8-28 12-22 20s62 10 68 24-52 30-112 44c-86 20-176 40-240 70"
        pathLength="100"
      />
      <Ipe />
      <Coach />
    </svg>
  );
}

function Ipe() {
  return (
    <g>
      <path className="it-hero__trunk" d="M1096 352c4-34 2-58-4-84m2 40c10-10 22-18 32-22m-34 8c-12-8-22-18-28-30" />
      <g className="it-hero__bloom">
        <circle cx="1092" cy="232" r="38" />
        <circle cx="1058" cy="252" r="26" />
        <circle cx="1130" cy="256" r="32" />
        <circle cx="1104" cy="262" r="28" />
        <circle cx="1072" cy="216" r="22" />
        <circle cx="1124" cy="222" r="22" />
      </g>
      <g className="it-hero__petals">
        <circle cx="1076" cy="222" r="7" />
        <circle cx="1106" cy="214" r="6" />
        <circle cx="1128" cy="244" r="7" />
        <circle cx="1056" cy="246" r="5" />
        <circle cx="1096" cy="250" r="6" />
      </g>
      <ellipse className="it-hero__petals" cx="1098" cy="354" rx="46" ry="5" />
    </g>
  );
}

function Coach() {
  return (
    <g className="it-hero__coach" transform="translate(640 268) rotate(-5 120 80)">
      <ellipse className="it-hero__shade" cx="122" cy="100" rx="124" ry="8" />
      <path
        className="it-hero__body"
        d="M14 4h190c16 0 24 8 28 24l10 40c2 8 2 14 2 24H6c-4 0-6-2-6-6V18C0 10 6 4 14 4z"
      />
      <path
        className="it-hero__stripe"
        d="M0 66c60 2 90-2 130-16 30-11 56-14 106-14l4 16c-46 0-70 4-98 15-38 15-76 19-142 18z"
      />
      <path
        className="it-hero__glass"
        d="M12 16h32v26H12zM50 16h32v26H50zM88 16h32v26H88zM126 16h32v24h-32zM164 16h30v22h-30zM201 16h2c10 0 14 5 17 14l6 24h-18c-5 0-7-3-7-8z"
      />
      <path className="it-hero__lamp" d="M236 70h9v9h-9z" />
      <g className="it-hero__wheel">
        <circle cx="52" cy="92" r="17" />
        <circle cx="192" cy="92" r="17" />
      </g>
      <g className="it-hero__hub">
        <circle cx="52" cy="92" r="7" />
        <circle cx="192" cy="92" r="7" />
      </g>
    </g>
  );
}
