// Pictograms of the Encounters with an effect, by the id of the kind: copies share a picture. 64 box, one motif each.

import { B, E, F, G, K, L, R, V } from "./tirnanog_pen";

/** A small spiral, the hand of whoever drew all this. */
const curl = (x: number, y: number, colour = R, width = 2.4): string =>
  `<path d="M${x} ${y}c0-3.6 5.4-3.6 5.4.5 0 5-8 5-8.6 0-.5-5.6 6-8.6 10-5.6" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"/>`;

const water = (y: number, colour = B): string =>
  `<path d="M5 ${y}c6-5 9 2 15-2s9 2 15-2 9 2 15-2 6 1 9-1" fill="none" stroke="${colour}" stroke-width="3.2" stroke-linecap="round"/>`;

export const encounters: Record<string, string> = {
  // green
  clurichauns_brewery:
    `<path d="M14 20h30v36H14z" fill="${G}" ${L}/>` +
    `<path d="M44 26h9c4 0 6 3 6 7v8c0 5-3 8-8 8h-7v-6h5c3 0 4-1 4-4v-3c0-3-1-4-4-4h-5z" fill="${V}" ${L}/>` +
    `<path d="M9 20c-3-7 4-12 9-9 2-7 13-8 16-1 6-3 13 1 12 8-2 5-7 4-9 3-1 5-7 6-9 1-4 4-9 3-10-1-3 3-8 2-9-1z" fill="${V}" ${L}/>` +
    `<path d="M22 31v18M29 31v18M36 31v18" stroke="${K}" stroke-width="2.4"/>`,
  leprechaun_cobblers:
    `<path d="M20 6h18v26c0 4 6 6 12 8 7 2 9 7 9 14H18c-1-9 2-14 2-22z" fill="${V}" ${L}/>` +
    `<path d="M18 54h41v5H18z" fill="${K}"/><path d="M37 14H21M37 22H21" stroke="${R}" stroke-width="3"/>` +
    `<rect x="40" y="30" width="10" height="8" fill="${G}" ${L} transform="rotate(24 45 34)"/>`,
  dolmen:
    `<path d="M26 58c0-20 12-20 12 0z" fill="${G}" ${L}/>` +
    `<path d="M5 20c9-10 45-11 54-1l-4 11H9zM12 32h11l2 26H9zM42 32h11l3 26H40z" fill="${V}" ${L}/>` +
    `<path d="M15 25c4-3 8 2 12-1s8 2 12-1 7 2 10 0" fill="none" stroke="${E}" stroke-width="2.2" stroke-linecap="round"/>`,
  the_sidh:
    `<path d="M4 57c4-15 15-22 28-22s24 7 28 22z" fill="${E}" ${L}/>` +
    `<path d="M30 37c1-6 0-8-3-12l3 2 2-6 2 7 5-3c-4 5-5 7-4 12z" fill="${V}" ${L}/>` +
    `<path d="M32 3c6-2 12 2 12 7 5 0 7 6 4 10-2 4-8 4-10 1-3 3-9 3-12 0-3 3-9 2-10-2-3-5 0-10 5-9 0-5 5-9 11-7z" fill="${V}" ${L}/>` +
    `<g fill="${R}"><circle cx="23" cy="15" r="2.2"/><circle cx="32" cy="9" r="2.2"/><circle cx="41" cy="15" r="2.2"/><circle cx="33" cy="18" r="2"/></g>` +
    `<path d="M25 57v-5c0-9 14-9 14 0v5z" fill="${G}" ${L}/>`,
  mag_mell:
    `<path d="M8 56C24 54 36 42 54 10" fill="none" stroke="${V}" stroke-width="4.4" stroke-linecap="round"/>` +
    `<path d="M27 47c-8-1-13-7-12-15 8 0 13 6 12 15zM43 28c-7 0-13-5-14-13 8-2 14 4 14 13zM53 14c-4-2-7-6-7-10 5 0 8 4 7 10z" fill="${E}" ${L}/>` +
    `<g fill="${G}" ${L}><circle cx="38" cy="48" r="8.4"/><circle cx="52" cy="33" r="8"/><circle cx="21" cy="22" r="6.6"/></g>` +
    `<path d="M34 46c0-2 1-4 3-4M48 31c0-2 1-4 3-4" fill="none" stroke="${V}" stroke-width="2.2" stroke-linecap="round"/>`,
  selkie:
    `<path d="M11 56c0-10 3-16 8-21-4-5-5-12-3-18 3-8 11-12 19-11 10 1 17 9 17 19 0 6-3 11-5 16 3 4 5 9 5 15z" fill="${V}" ${L}/>` +
    `<path d="M25 24v.6M43 24v.6" stroke="${K}" stroke-width="6.4" stroke-linecap="round"/><path d="M24.4 23v.1M42.4 23v.1" stroke="#fff" stroke-width="2" stroke-linecap="round"/>` +
    `<path d="M34 31c-3 0-4-2-4-3.6h8c0 1.6-1 3.6-4 3.6zm0 0v3c-1 3-5 4-7 2m7-2c1 3 5 4 7 2" fill="${K}" stroke="${K}" stroke-width="1.8" stroke-linecap="round"/>` +
    `<path d="M22 31l-8-2M22 34l-8 1M46 31l8-2M46 34l8 1" stroke="${K}" stroke-width="1.6" stroke-linecap="round"/>${water(53)}${water(60)}`,
  // blue
  kelpie:
    `<path d="M20 60c-6-14-2-24 8-31l-8-2c2-8 9-11 16-10l3-9 5 9c9 4 13 12 14 22l-7 5-10-6c-4 6-5 13 0 22z" fill="${V}" ${L}/>` +
    `<path d="M42 27v.5" stroke="${K}" stroke-width="4.6" stroke-linecap="round"/>` +
    `<path d="M27 16c-9 3-15 10-17 20 3-3 6-3 8-2-4 5-5 10-4 16" fill="none" stroke="${B}" stroke-width="4" stroke-linecap="round"/>${water(60)}`,
  hill_of_the_cailleach:
    `<path d="M2 58L24 14l10 16 8-10 20 38z" fill="${V}" ${L}/><path d="M24 14l-8 17 6-3 4 5 3-8z" fill="${B}"/>` +
    `<path d="M46 10c8-2 12 6 6 10-4 2-7-3-3-5M50 20v38" fill="none" stroke="${G}" stroke-width="4" stroke-linecap="round"/>`,
  banshees_lament:
    `<path d="M14 60C5 42 8 6 32 5c24 1 27 37 18 55-5-2-6-8-5-14l-4 4H23l-4-4c1 6 0 12-5 14z" fill="${B}" ${L}/>` +
    `<path d="M32 13c10 0 14 8 13 17-1 11-6 20-13 20s-12-9-13-20c-1-9 3-17 13-17z" fill="${V}" ${L}/>` +
    `<path d="M22 27c2-3 6-3 8 0M34 27c2-3 6-3 8 0" fill="none" stroke="${K}" stroke-width="2.4" stroke-linecap="round"/>` +
    `<ellipse cx="32" cy="41" rx="4.4" ry="6" fill="${K}"/>` +
    `<path d="M26 31c2 4 2 6 0 7-2-1-2-3 0-7zM38 31c2 4 2 6 0 7-2-1-2-3 0-7z" fill="${B}" stroke="${K}" stroke-width="1"/>`,
  dobhar_chu_loch:
    `<path d="M3 40c0-10 5-17 12-18-1 8 1 14 6 18z" fill="${V}" ${L}/>` +
    `<path d="M6 54c2-14 10-22 21-21 7 0 11 3 15 1-5-4-7-9-6-15 2-8 9-13 17-11 8 1 11 7 9 13-1 4-5 6-9 6 2 10 0 20-8 27z" fill="${V}" ${L}/>` +
    `<circle cx="42" cy="10.5" r="3.6" fill="${V}" ${L}/><circle cx="49" cy="15.5" r="2.4" fill="${K}"/><ellipse cx="60.5" cy="16" rx="2.8" ry="2.2" fill="${K}"/>` +
    `<path d="M61 20c-2 2-5 3-8 2M52 20l-8 2M52 23l-7 4" fill="none" stroke="${K}" stroke-width="1.6" stroke-linecap="round"/>` +
    `<path d="M16 46c3-5 8-7 13-6M40 42c4-1 7-4 8-8" fill="none" stroke="${R}" stroke-width="2.4" stroke-linecap="round"/>${water(53)}${water(60)}`,
  manannans_quay:
    `<path d="M6 42h42c-3 9-9 13-20 13S9 51 6 42z" fill="${G}" ${L}/><path d="M28 39V5c13 4 19 15 19 31-7-3-12-1-19 3z" fill="${V}" ${L}/>` +
    `<path d="M25 39V12c-7 6-11 14-12 24 4-1 8 0 12 3z" fill="${R}" ${L}/>${curl(35, 27, B)}` +
    `<path d="M53 26h7v32h-7z" fill="${V}" ${L}/><path d="M53 33h7M53 39h7" stroke="${K}" stroke-width="2"/>${water(60)}`,
  tur_bhalair:
    `<path d="M20 60l3-36-6-6V6h7v5h5V6h6v5h5V6h7v12l-6 6 3 36z" fill="${V}" ${L}/>` +
    `<path d="M16 36c7-10 25-10 32 0-7 10-25 10-32 0z" fill="${R}" ${L}/><circle cx="32" cy="36" r="5.6" fill="${G}" ${L}/><path d="M32 32v8" stroke="${K}" stroke-width="2.6" stroke-linecap="round"/>` +
    `<path d="M28 60v-6c0-5 8-5 8 0v6z" fill="${K}"/><path d="M4 30l7 2M4 43l7-2M60 30l-7 2M60 43l-7-2" stroke="${G}" stroke-width="2.6" stroke-linecap="round"/>`,
  // red
  cu_sith_den:
    `<path d="M32 31c10 0 17 10 17 17 0 9-9 10-17 7-8 3-17 2-17-7 0-7 7-17 17-17z" fill="${V}" ${L}/>` +
    `<g fill="${V}" ${L}><ellipse cx="12" cy="29" rx="5.5" ry="8" transform="rotate(-22 12 29)"/><ellipse cx="24" cy="17" rx="5.8" ry="9" transform="rotate(-6 24 17)"/>` +
    `<ellipse cx="40" cy="17" rx="5.8" ry="9" transform="rotate(6 40 17)"/><ellipse cx="52" cy="29" rx="5.5" ry="8" transform="rotate(22 52 29)"/></g>${curl(31, 45)}`,
  fir_darrig:
    `<path d="M10 44C12 22 22 8 44 3c-3 5-3 8 0 12 6 7 10 17 10 29z" fill="${R}" ${L}/>` +
    `<path d="M14 42c0-10 8-15 18-15s18 5 18 15c0 12-8 19-18 19s-18-7-18-19z" fill="${V}" ${L}/>` +
    `<path d="M21 37l8 3M43 37l-8 3" stroke="${K}" stroke-width="2.6" stroke-linecap="round"/><path d="M25 42.6v.2M39 42.6v.2" stroke="${K}" stroke-width="4" stroke-linecap="round"/>` +
    `<path d="M22 49c6 5 14 5 20 0-2 7-6 9-10 9s-8-2-10-9z" fill="${K}"/><path d="M28 51.6v3M32 52.4v3.4M36 51.6v3" stroke="${V}" stroke-width="1.8"/>` +
    `<path d="M8 44c7-4 14-6 24-6s17 2 24 6l-2-7C48 31 41 29 32 29s-16 2-22 8z" fill="${G}" ${L}/>`,
  gancanaghs_glen:
    `<path d="M38 34h16l-2 15c-1 6-11 6-13 0z" fill="${V}" ${L}/><path d="M40 45C28 48 16 47 6 42l-1-4c12 4 23 4 34 0z" fill="${V}" ${L}/><path d="M37 34h18v4H37z" fill="${R}" ${L}/>` +
    `<path d="M46 29c-6-3-6-8 0-9 5-1 5-6 0-7" fill="none" stroke="${B}" stroke-width="3" stroke-linecap="round"/>` +
    `<path d="M26 33C15 26 10 21 12 14c2-6 10-7 14 0 4-7 12-6 14 0 2 7-3 12-14 19z" fill="${R}" ${L}/>${curl(25, 18, G, 2.2)}` +
    `<path d="M14 56c9-4 27-4 37 0" stroke="${E}" stroke-width="3.2" stroke-linecap="round" fill="none"/>`,
  merrow_milliners:
    `<path d="M6 40c10-15 29-17 41-4l11-8c2 7 2 16 0 23l-11-8C35 56 16 54 6 40z" fill="${V}" ${L}/>` +
    `<path d="M25 32c4 5 4 12 0 17M33 33c3 4 3 10 0 14M40 35c2 3 2 7 0 10" fill="none" stroke="${E}" stroke-width="2.6" stroke-linecap="round"/><circle cx="15" cy="39" r="2.6" fill="${K}"/>` +
    `<path d="M9 28c-1-12 6-20 17-21-3 4-2 8 3 10 3 2 4 5 3 8-8-2-16-1-23 3z" fill="${R}" ${L}/><path d="M7 31c8-6 18-7 27-4l1-5c-10-3-20-2-29 4z" fill="${G}" ${L}/><path d="M27 9c5-4 11-5 16-3-3 5-8 7-14 7" fill="${V}" ${L}/>`,
  fomorian:
    `<path d="M17 20C8 17 6 9 9 2c5 6 10 7 15 9M47 20c9-3 11-11 8-18-5 6-10 7-15 9" fill="${G}" ${L}/>` +
    `<path d="M32 8c14 0 20 10 19 22l-4 5-1 16c-3 6-8 10-14 10s-11-4-14-10l-1-16-4-5C12 18 18 8 32 8z" fill="${V}" ${L}/>` +
    `<path d="M19 28c6-9 20-9 26 0-6 9-20 9-26 0z" fill="${K}"/><circle cx="32" cy="28" r="5" fill="${R}"/><circle cx="32" cy="28" r="1.8" fill="${K}"/>` +
    `<path d="M17 20c8-6 22-6 30 0" fill="none" stroke="${K}" stroke-width="3" stroke-linecap="round"/>` +
    `<path d="M21 46h22v6H21z" fill="${K}"/><path d="M23 52l3-9 3 9M35 52l3-9 3 9" fill="${V}" ${F}/><path d="M26 56h12" stroke="${R}" stroke-width="2.4" stroke-linecap="round"/>`,
  dullahan:
    `<path d="M17 60c-3-16-2-26 6-34l9-4 9 4c8 8 9 18 6 34z" fill="${K}" stroke="${V}" stroke-width="2" stroke-linejoin="round"/>` +
    `<path d="M20 27c-3-7-4-14-2-20 6 2 9 7 14 15 5-8 8-13 14-15 2 6 1 13-2 20l-12 9z" fill="${R}" ${L}/>` +
    `<path d="M32 36v24" stroke="${R}" stroke-width="2.4"/><g fill="${G}"><circle cx="27" cy="45" r="1.8"/><circle cx="27" cy="53" r="1.8"/></g>` +
    `<path d="M36 37c8 0 12 5 11 11-1 7-5 11-10 11s-10-4-10.6-11C26 42 29 37 36 37z" transform="translate(10 -2)" fill="${G}" ${L}/>` +
    `<path d="M42 46v.2M51 46v.2" stroke="${K}" stroke-width="4" stroke-linecap="round"/><path d="M41 51c4 3 8 3 11 0" fill="none" stroke="${K}" stroke-width="2.4" stroke-linecap="round"/>` +
    `<path d="M38 38c2-5 14-6 17 0-5-1-12-1-17 0z" fill="${K}"/>`,
  // yellow
  bru_na_boinne:
    `<path d="M3 56C6 28 18 14 32 14s26 14 29 42z" fill="${V}" ${L}/><path d="M24 56V44c0-10 16-10 16 0v12z" fill="${K}"/><path d="M28 56V46c0-6 8-6 8 0v10z" fill="${G}"/>` +
    `${curl(13, 44)}${curl(47, 44)}${curl(30, 26)}`,
  oenguss_mound:
    `<path d="M3 59c6-14 16-19 29-19s23 5 29 19z" fill="${E}" ${L}/>` +
    `<path d="M14 36c0-4 3-7 8-7 3 0 6 1 9 1 6 0 9-4 9-9 0-4-3-6-6-5l-8 3c0-7 5-13 12-13 8 0 13 6 13 14 0 7-4 11-3 15 6 1 9 4 10 9-5 7-14 9-24 8C23 51 15 45 14 36z" fill="${V}" ${L}/>` +
    `<path d="M34 15.5L24 21l-1-5z" fill="${R}" ${L}/><circle cx="38.5" cy="12.5" r="2" fill="${K}"/>` +
    `<path d="M24 37c6 5 14 6 21 2M29 44c6 3 12 3 17 0" fill="none" stroke="${B}" stroke-width="2.4" stroke-linecap="round"/>`,
  hungry_oillipheist:
    `<path d="M58 58c-14 3-26 1-27-7-1-7 9-8 9-14 0-5-7-6-13-4C14 37 5 31 5 21 5 11 13 4 24 4c7 0 12 3 16 8l-8 3c4 2 7 5 8 9-5-1-9-1-14-4-1 4 1 5 6 5 11-1 19 4 19 13 0 7-8 9-8 13 0 3 6 4 15 3z" fill="${V}" ${L}/>` +
    `<path d="M38 16l-3 4-1-3-3 2M20 12v.4" stroke="${K}" stroke-width="3.8" stroke-linecap="round" fill="none"/>` +
    `<path d="M26 16c5 2 9 4 12 7" fill="none" stroke="${R}" stroke-width="2.6" stroke-linecap="round"/>` +
    `<path d="M12 10L6 4M9 16l-7-3M10 27l-6 4" stroke="${R}" stroke-width="3.4" stroke-linecap="round"/>` +
    `<path d="M15 24c2 3 6 5 11 4M37 30c6 1 9 3 9 7M37 47c-2 3-2 5 0 7" fill="none" stroke="${E}" stroke-width="2.8" stroke-linecap="round"/>`,
  puca:
    `<path d="M20 22C10 20 6 12 8 3c6 7 12 9 18 11h12c6-2 12-4 18-11 2 9-2 17-12 19l2 12-8 20-6 6-6-6-8-20z" fill="${V}" ${L}/>` +
    `<path d="M25 30l5 3M39 30l-5 3" stroke="${R}" stroke-width="4" stroke-linecap="round"/><path d="M28 50h8" stroke="${K}" stroke-width="3" stroke-linecap="round"/>` +
    `<path d="M29 17h6l-3 7z" fill="${G}"/>`,
  bodach:
    `<path d="M14 26C14 12 21 5 32 5s18 7 18 21v8H14z" fill="${V}" ${L}/>` +
    `<path d="M10 36c4-4 8-5 12-4 6 2 14 2 20 0 4-1 8 0 12 4-2 14-9 23-22 26C19 59 12 50 10 36z" fill="#fff" ${L}/>` +
    `<path d="M6 22c4-13 13-20 26-20s22 7 26 20c-8-3-17-5-26-5S14 19 6 22z" fill="${R}" ${L}/>` +
    `<path d="M18 25c4-3 9-2 11 2M46 25c-4-3-9-2-11 2" fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round"/><path d="M24 29v.3M40 29v.3" stroke="${K}" stroke-width="4" stroke-linecap="round"/>` +
    `<path d="M29 26c-1 5-3 7-2 9h10c1-2-1-4-2-9" fill="${V}" ${L}/><path d="M26 42c4 2 8 2 12 0M20 44c2 6 6 10 9 12M44 44c-2 6-6 10-9 12" fill="none" stroke="${K}" stroke-width="2" stroke-linecap="round"/>`,
  glastonbury:
    `<circle cx="32" cy="22" r="17" fill="${G}" ${L}/><path d="M2 58c6-4 10-16 18-20 5-3 19-3 24 0 8 4 12 16 18 20z" fill="${E}" ${L}/>` +
    `<path d="M26 37V12l3-4 1 3h4l1-3 3 4v25z" fill="${V}" ${L}/><path d="M29 37v-6c0-4 6-4 6 0v6z" fill="${K}"/><path d="M32 17v6" stroke="${K}" stroke-width="2.4" stroke-linecap="round"/>` +
    `<path d="M15 44c10-4 24-4 34 0M9 52c14-5 32-5 46 0" fill="none" stroke="${V}" stroke-width="2" stroke-linecap="round"/>`,
};
